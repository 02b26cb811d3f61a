// Short messages at the foot of the page, and words for screen readers alone.
const shownMs = 5000;

class Notices {
  text = $state('');
  spoken = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.text = ''), shownMs);
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.text = '';
  }
}

export const notices = new Notices();
export const notify = (text: string): void => notices.show(text);
export const announce = (text: string): void => void (notices.spoken = text);

// Wood on wood, made on the spot: a knock is a short burst of a low tone. Silent unless the user turned sounds on.
import { settings } from '../settings/settings.svelte';

type Sound = 'move' | 'capture' | 'end';

const knocks: Record<Sound, { hertz: number; at: number }[]> = {
  move: [{ hertz: 220, at: 0 }],
  capture: [{ hertz: 260, at: 0 }, { hertz: 180, at: 0.07 }],
  end: [{ hertz: 262, at: 0 }, { hertz: 330, at: 0.14 }, { hertz: 392, at: 0.28 }],
};

let audio: AudioContext | null = null;

export function playSound(sound: Sound): void {
  if (!settings.sounds) return;
  audio ??= new AudioContext();
  for (const { hertz, at } of knocks[sound]) {
    const begin = audio.currentTime + at;
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(hertz, begin);
    tone.frequency.exponentialRampToValueAtTime(hertz / 2, begin + 0.09);
    loudness.gain.setValueAtTime(0.35, begin);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + 0.12);
    tone.connect(loudness).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.13);
  }
}

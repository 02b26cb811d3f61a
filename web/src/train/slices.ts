// A file of puzzles in pieces that the server takes: whole lines, the header before each of them.
export const mostMegabytes = 20;
const sliceCharacters = 600_000; // as JSON still well under the server's megabyte

export type Slice = { text: string; linesBefore: number };

export function slicesOf(text: string, size = sliceCharacters): Slice[] {
  const headerEnd = text.indexOf('\n');
  if (headerEnd < 0 || text.length <= size) return [{ text, linesBefore: 0 }];
  const header = text.slice(0, headerEnd + 1);
  const slices: Slice[] = [];
  let linesBefore = 0;
  for (let begin = headerEnd + 1; begin < text.length; ) {
    const cut = begin + size >= text.length ? text.length : text.lastIndexOf('\n', begin + size) + 1;
    const end = cut > begin ? cut : text.indexOf('\n', begin) + 1 || text.length;
    const rows = text.slice(begin, end);
    slices.push({ text: header + rows, linesBefore });
    linesBefore += rows.split('\n').length - 1;
    begin = end;
  }
  return slices;
}

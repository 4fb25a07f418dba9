/** Breaks a text into lines that `fits` accepts, between words; within a word that is wider than a line. */
export function wrapText(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  const add = (part: string, gap: string): void => {
    const last = lines.at(-1);
    const longer = last === undefined ? part : `${last}${gap}${part}`;
    if (last === undefined || !fits(longer)) lines.push(part);
    else lines[lines.length - 1] = longer;
  };
  for (const word of text.split(/\s+/)) {
    if (fits(word)) add(word, ' ');
    else [...word].forEach((letter, index) => add(letter, index === 0 ? ' ' : ''));
  }
  return lines;
}

/** Excel on Czech and Polish Windows writes CSV files in this encoding. */
const LEGACY_ENCODING = 'windows-1250';

const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The encoding that a byte order mark at the start of a file names; null without one. */
export function markedEncoding(bytes: Uint8Array): string | null {
  return MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0] ?? null;
}

/**
 * Decodes a CSV or text file: in the encoding of its byte order mark (Excel's "Unicode text" is UTF-16), as UTF-8, or as
 * windows-1250 if the bytes are not valid UTF-8.
 */
export function decodeTextFile(bytes: ArrayBuffer): string {
  const marked = markedEncoding(new Uint8Array(bytes));
  if (marked !== null) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(LEGACY_ENCODING).decode(bytes);
  }
}

/** Excel writes CSV files of Czech and Polish Windows in this encoding. */
const LEGACY_ENCODING = 'windows-1250';

/** The text of a CSV or text file: UTF-8, or windows-1250 where the bytes are not valid UTF-8. */
export function decodeTextFile(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(LEGACY_ENCODING).decode(bytes);
  }
}

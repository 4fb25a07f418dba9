/** Excel on Czech and Polish Windows writes CSV files in this encoding. */
const LEGACY_ENCODING = 'windows-1250';

/** Decodes a CSV or text file: UTF-8, or windows-1250 if the bytes are not valid UTF-8. */
export function decodeTextFile(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(LEGACY_ENCODING).decode(bytes);
  }
}

declare module 'lzma' {
  /** Returns a text if the content is valid UTF-8, otherwise signed bytes. */
  export function decompress(content: Uint8Array | number[]): string | number[];
}

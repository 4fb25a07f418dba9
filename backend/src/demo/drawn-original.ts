import { drawDemoPicture } from './load-demo';

/**
 * First bytes of an original that contains the name of a drawing instead of pixels. Uploads are never stored in this
 * form.
 */
const MARK = Buffer.from('arbora drawing\n');

/** The stored form of a generated picture: its name. It is rendered sharply in every width. */
export function drawnOriginal(name: string): Buffer {
  return Buffer.concat([MARK, Buffer.from(name)]);
}

/** Returns the original in a decodable form; null for an unknown drawing. */
export async function readOriginal(original: Buffer): Promise<Buffer | null> {
  if (!original.subarray(0, MARK.length).equals(MARK)) return original;
  const drawn = await drawDemoPicture(original.subarray(MARK.length).toString());
  return drawn === null ? null : Buffer.from(drawn);
}

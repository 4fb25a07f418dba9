import { drawDemoPicture } from '../../database/demo/load-demo';

/** How an original begins that holds the name of a drawing instead of pixels. Nothing that is sent is kept like that. */
const MARK = Buffer.from('arbora drawing\n');

/** What is kept of a picture that the program draws: its name. It is drawn in every width, sharp in each. */
export function drawnOriginal(name: string): Buffer {
  return Buffer.concat([MARK, Buffer.from(name)]);
}

/** The original as a picture that can be decoded; null where it names a drawing that is not known. */
export async function readableOriginal(original: Buffer): Promise<Buffer | null> {
  if (!original.subarray(0, MARK.length).equals(MARK)) return original;
  const drawn = await drawDemoPicture(original.subarray(MARK.length).toString());
  return drawn === null ? null : Buffer.from(drawn);
}

import { inflateSync } from 'node:zlib';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum around the data of a chunk. */
const FRAME_BYTES = 12;

/** Chunks for pixels, colours and orientation. Others contain texts and times, some of them compressed. */
const KEPT: ReadonlySet<string> = new Set([
  'IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf', 'IDAT', 'IEND',
]); // oxfmt-ignore
/** Chunks that occur at most once. */
const SINGLE: ReadonlySet<string> = new Set(['iCCP', 'eXIf']);
/** Colour profiles of cameras and printers have a few megabytes. */
const PROFILE_MAX_BYTES = 4 * 1024 * 1024;

/**
 * Removes the chunks of a PNG that its picture does not need. A decoder inflates compressed texts before it reads a
 * pixel, and a few kilobytes of them can become gigabytes.
 * @throws Error for broken chunks
 */
export function stripPng(png: Buffer): Buffer {
  const kept = [png.subarray(0, SIGNATURE_BYTES)];
  const seen = new Set<string>();
  for (let at = SIGNATURE_BYTES; ;) {
    if (at + FRAME_BYTES > png.length) throw new Error('the PNG ends before its last chunk');
    const type = png.toString('latin1', at + 4, at + 8);
    const end = at + FRAME_BYTES + png.readUInt32BE(at);
    if (end > png.length) throw new Error(`the chunk ${type} is longer than the PNG`);
    const chunk = png.subarray(at, end);
    const isRepeated = SINGLE.has(type) && seen.has(type);
    if (KEPT.has(type) && !isRepeated && (type !== 'iCCP' || isProfile(chunk))) kept.push(chunk);
    seen.add(type);
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
}

/** Whether a colour profile inflates to a plausible size. */
function isProfile(chunk: Buffer): boolean {
  const nameEnd = chunk.indexOf(0, SIGNATURE_BYTES);
  if (nameEnd < 0) return false;
  try {
    inflateSync(chunk.subarray(nameEnd + 2, -4), { maxOutputLength: PROFILE_MAX_BYTES });
    return true;
  } catch {
    return false;
  }
}

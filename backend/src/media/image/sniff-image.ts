import type { IMAGE_TYPES } from '@arbora/domain';

export type ImageType = (typeof IMAGE_TYPES)[number];

/**
 * Detects the format of a picture by its first bytes; null for any other. Only these formats reach a decoder, whatever
 * the file's name: drawings with scripts, documents and rare formats do not.
 */
export function sniffImage(data: Buffer): ImageType | null {
  if (startsWith(data, 0, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(data, 0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(data, 0, 'RIFF') && startsWith(data, 8, 'WEBP')) return 'image/webp';
  if (startsWith(data, 0, 'GIF87a') || startsWith(data, 0, 'GIF89a')) return 'image/gif';
  if (startsWith(data, 4, 'ftypavif') || startsWith(data, 4, 'ftypavis')) return 'image/avif';
  return null;
}

function startsWith(data: Buffer, at: number, bytes: string): boolean {
  return data.toString('latin1', at, at + bytes.length) === bytes;
}

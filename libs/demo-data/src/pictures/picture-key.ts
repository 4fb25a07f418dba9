import { createHash } from 'node:crypto';
import { imageUrl } from '@arbora/domain';

/** The key of a seeded picture: the same name has the same one in every database. */
export function pictureKey(name: string): string {
  return createHash('sha256').update(`arbora photo ${name}`).digest('hex').slice(0, 32);
}

/** Its address, of the thumbnail. */
export function pictureUrl(name: string): string {
  return imageUrl(pictureKey(name));
}

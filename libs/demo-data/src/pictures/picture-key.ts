import { createHash } from 'node:crypto';
import { imageUrl } from '@arbora/domain';

/** Returns the storage key of a seeded picture, derived from its name. */
export function pictureKey(name: string): string {
  return createHash('sha256').update(`arbora photo ${name}`).digest('hex').slice(0, 32);
}

/** Returns the URL of its thumbnail. */
export function pictureUrl(name: string): string {
  return imageUrl(pictureKey(name));
}

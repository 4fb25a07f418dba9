import { makeDocument } from '../../documents/make-document';
import type { applePass } from './apple-pass';

/** `applePass` in a worker thread: a signed pass. @throws AppError unavailable */
export function makeApplePass(...args: Parameters<typeof applePass>): Promise<Buffer> {
  return makeDocument('applePass', args);
}

import { AppError } from '../http/errors';

const DATA_URL = /^data:[\w.+/-]{0,100}(?:;[\w.+=-]{1,100}){0,4};base64,/;
const PADDING = /={1,2}$/;
const NO_DIGIT = /[^A-Za-z0-9+/]/;

/** The bytes of a base64 text, bare or as a data URL. 400 request.invalid on `field` when it is neither. */
export function decodeBase64(text: string, field: string): Buffer {
  const bare = text.slice(DATA_URL.exec(text)?.[0].length ?? 0);
  const digits = bare.replace(PADDING, '');
  // Looking for what is wrong needs no memory of the way; matching ten million right ones can exhaust the stack.
  if (digits === '' || NO_DIGIT.test(digits)) throw new AppError('request.invalid', { fields: { [field]: 'invalid' } });
  return Buffer.from(bare, 'base64');
}

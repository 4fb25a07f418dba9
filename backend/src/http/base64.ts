import { AppError } from './errors';

const DATA_URL = /^data:[\w.+/-]{0,100}(?:;[\w.+=-]{1,100}){0,4};base64,/;
const PADDING = /={1,2}$/;
const NO_DIGIT = /[^A-Za-z0-9+/]/;

/**
 * Whether a text is base64 of at least one byte. Searches for an invalid character: a pattern that matches ten million
 * valid ones, as in schema libraries, can overflow the stack.
 */
export function isBase64(text: string): boolean {
  const digits = text.replace(PADDING, '');
  return digits !== '' && !NO_DIGIT.test(digits);
}

/** Decodes base64 text, plain or as a data URL. 400 request.invalid on `field` if it is neither. */
export function decodeBase64(text: string, field: string): Buffer {
  const payload = text.slice(DATA_URL.exec(text)?.[0].length ?? 0);
  if (!isBase64(payload)) throw new AppError('request.invalid', { fields: { [field]: 'invalid' } });
  return Buffer.from(payload, 'base64');
}

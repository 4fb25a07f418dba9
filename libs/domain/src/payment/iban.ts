/** Lengths in the countries served; other countries have 15 to 34 characters. */
const LENGTHS: Readonly<Record<string, number>> = { CZ: 24, SK: 24, PL: 28 };
const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Returns an IBAN in its electronic form, in capitals and without spaces. */
export function normalizeIban(written: string): string {
  return written.replace(/\s/g, '').toUpperCase();
}

/** Whether a text in the form of `normalizeIban` is an IBAN of a plausible length with a correct checksum. */
export function isIban(iban: string): boolean {
  const length = LENGTHS[iban.slice(0, 2)] ?? iban.length;
  return SHAPE.test(iban) && iban.length === length && hasChecksum(iban);
}

/** ISO 7064: with the first four characters moved to the end and letters as two digits, the number modulo 97 is 1. */
function hasChecksum(iban: string): boolean {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** Formats an IBAN in groups of four characters, as printed. */
export function formatIban(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$& ');
}

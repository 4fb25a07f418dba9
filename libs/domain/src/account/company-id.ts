import type { Country } from './account';

/** Whether `ico` is a valid Czech or Slovak company id: eight digits with a correct check digit. */
export function isIco(ico: string): boolean {
  if (!/^\d{8}$/.test(ico) || ico === '00000000') return false;
  return (11 - (weightedSum(ico, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(ico[7]);
}

/** Whether `nip` is a valid Polish company id: ten digits with a correct check digit. */
function isNip(nip: string): boolean {
  if (!/^\d{10}$/.test(nip) || nip === '0000000000') return false;
  return weightedSum(nip, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(nip[9]);
}

function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}

/**
 * Returns a company id in the notation of registers, whatever way it was written: `255 96 641`, `CZ25596641` and
 * `25596641` are one, as are `1859951` and `01859951`, and `526-10-40-828` and `PL5261040828`. Other texts only lose
 * their white space. Same rule as `app_private.company_id`.
 */
export function companyId(written: string): string {
  const id = written.replace(/[\s\u180e\u200b-\u200d\u2060]/g, '');
  const digits = /^(?:CZ|SK|PL)?(\d[\d-]*)$/i.exec(id)?.[1]?.replaceAll('-', '');
  if (digits === undefined) return id;
  return digits.length === 6 || digits.length === 7 ? digits.padStart(8, '0') : digits;
}

/**
 * Whether a company id in the form of `companyId` is empty or valid in its country: an IČO in Czechia and Slovakia, a NIP
 * in Poland. Without a country every id is. Same rule as `app.is_company_id`.
 */
export function isCompanyId(id: string, country: Country | '' | null): boolean {
  if (id === '' || !country) return true;
  return country === 'PL' ? isNip(id) : isIco(id);
}

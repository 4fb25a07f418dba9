import { formatCzechAccount, formatIban, parseCzechAccount } from '@arbora/domain';

/** Czech accounts as people know them, others as IBAN. */
export function accountText(iban: string | null): string | null {
  if (iban === null) return null;
  const czech = parseCzechAccount(iban);
  return czech === null ? formatIban(iban) : formatCzechAccount(czech);
}

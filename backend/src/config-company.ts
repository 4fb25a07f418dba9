import { isIban, normalizeIban, type Seller } from '@arbora/domain';
import * as v from 'valibot';
import { flag, ico, text } from './config-values';

const iban = v.pipe(text, v.transform(normalizeIban), v.check(isIban, 'must be an IBAN with a correct check sum'));

/** Settings of the company behind the brand. */
export const companyEnvironment = {
  COMPANY_NAME: v.optional(text),
  COMPANY_SEAT: v.optional(text),
  COMPANY_ICO: v.optional(ico),
  COMPANY_DIC: v.optional(text),
  COMPANY_REGISTER: v.optional(text),
  COMPANY_VAT_PAYER: v.optional(flag),
  ACCOUNT_EUR: v.optional(iban),
  ACCOUNT_PLN: v.optional(iban),
};

/** The seller as configured: crowns are paid to `Config.payment`, and the brand may stand for a missing name. */
export type ConfiguredSeller = Omit<Seller, 'legalName' | 'accounts'> & {
  legalName: string | null;
  accounts: Pick<Seller['accounts'], 'EUR' | 'PLN'>;
};

type CompanySettings = v.InferOutput<v.ObjectSchema<typeof companyEnvironment, undefined>>;

/** Fictitious, with valid check digits: bank codes and company ids like these are not assigned. */
const DEMO_SELLER = {
  seat: 'Ukázková 1, 277\u00a042 Obříství',
  ico: '00000019',
  dic: 'CZ00000019',
  register: 'spisová značka C 19 vedená u ukázkového rejstříkového soudu',
  vatPayer: true,
  accounts: { EUR: 'CZ7799990000192000145399', PLN: 'PL13999999990000000000000019' },
};

/** Reads the seller. The demo's company is used as a whole or not at all: a real one never gets a part of it. */
export function sellerFrom(settings: CompanySettings & { BRAND_NAME: string }, seedDemo: boolean): ConfiguredSeller {
  const names = Object.keys(companyEnvironment) as (keyof CompanySettings)[];
  if (seedDemo && names.every((name) => settings[name] === undefined)) {
    return { legalName: `${settings.BRAND_NAME} – ukázková školka s.r.o.`, ...DEMO_SELLER };
  }
  return {
    legalName: settings.COMPANY_NAME ?? null,
    seat: settings.COMPANY_SEAT ?? null,
    ico: settings.COMPANY_ICO ?? null,
    dic: settings.COMPANY_DIC ?? null,
    register: settings.COMPANY_REGISTER ?? null,
    // A payer by default: a wrong claim not to be one would be worse than a missing one.
    vatPayer: settings.COMPANY_VAT_PAYER ?? true,
    accounts: { EUR: settings.ACCOUNT_EUR ?? null, PLN: settings.ACCOUNT_PLN ?? null },
  };
}

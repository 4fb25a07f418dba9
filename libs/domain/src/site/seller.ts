import type { Currency } from '../shop/currencies';

/** The company that sells, as law and customers expect it on pages, mails and documents. Null members are not shown. */
export interface Seller {
  legalName: string;
  /** Address of the registered office, on one line. */
  seat: string | null;
  ico: string | null;
  dic: string | null;
  /** Entry in the commercial register, in the language of the register. */
  register: string | null;
  /** A seller who is no VAT payer has to say so. */
  vatPayer: boolean;
  /** IBANs by currency. */
  accounts: Readonly<Record<Currency, string | null>>;
}

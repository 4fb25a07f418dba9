import type { Address } from './account';

/** A company from the business register, with the field names of a profile; `GET /api/company/{ico}` (spec §7). */
export interface CompanySubject extends Address {
  ico: string;
  dic: string | null;
  company: string;
  country: 'CZ';
  /** Region code of the register: a key of `REGION_BRANCH`. */
  region: number | null;
  /** Date of dissolution, `YYYY-MM-DD`. */
  dissolved_on: string | null;
}

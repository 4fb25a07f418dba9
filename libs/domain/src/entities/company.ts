import type { Address } from './account';

/** A company as the business register has it, in the fields of a profile; `GET /api/company/{ico}` (spec §7). */
export interface CompanySubject extends Address {
  ico: string;
  dic: string | null;
  company: string;
  country: 'CZ';
  /** The register's number of its region: a key of `REGION_BRANCH`. */
  region: number | null;
  /** The day it ceased to exist, `YYYY-MM-DD`. */
  dissolved_on: string | null;
}

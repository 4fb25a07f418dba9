/** Company types (spec §3); screens show the locale text `companyType.<id>`. */
export const COMPANY_TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];

/** What the nursery gives its people (spec §3); screens show the locale text `jobBenefit.<name>`. */
export const JOB_BENEFITS = ['leave', 'pension', 'meals', 'gifts', 'bonus_salaries', 'training'] as const;
export type JobBenefit = (typeof JOB_BENEFITS)[number];

/** Kinds of work; screens show the locale text `employment.<name>`. */
export const EMPLOYMENTS = ['full_time', 'part_time', 'seasonal', 'student', 'contract'] as const;
export type Employment = (typeof EMPLOYMENTS)[number];

/** Resource `job_position` (spec §3): the public reads public ones. Bodies are sanitized HTML; pay is in CZK. */
export interface JobPosition {
  id: string;
  is_public: boolean;
  title_cs: string;
  title_en: string | null;
  perex_cs: string;
  perex_en: string | null;
  body_cs: string;
  body_en: string | null;
  branch: string | null;
  employment: Employment;
  pay_from: number | null;
  pay_to: number | null;
  /** What `pay_from` and `pay_to` are for. */
  pay_period: 'month' | 'hour';
  benefits: JobBenefit[];
  contact_email: string | null;
  /** Days as `2027-03-01`. */
  starts_on: string | null;
  closes_on: string | null;
  created_at: string;
}

import type { Row } from '../database/row';
/** Employee benefits (spec §3); `benefitText` of libs/ui names them. */
export const JOB_BENEFITS = ['leave', 'pension', 'meals', 'gifts', 'bonus_salaries', 'training'] as const;
export type JobBenefit = (typeof JOB_BENEFITS)[number];

/** Types of employment; `employmentText` of libs/ui names them. */
export const EMPLOYMENTS = ['full_time', 'part_time', 'seasonal', 'student', 'contract'] as const;
export type Employment = (typeof EMPLOYMENTS)[number];

/** Resource `job_position` (spec §3): the public reads public ones. Bodies are sanitized HTML; pay is in CZK. */
export type JobPosition = Row<'job_position'>;

/** Resource `job_application`: read and deleted by holders of `jobs`, sent by `POST /api/backend/job_application`. */
export type JobApplication = Row<'job_application'>;

/** Employee benefits (spec §3); `benefitText` of libs/ui names them. */
export const JOB_BENEFITS = ['leave', 'pension', 'meals', 'gifts', 'bonus_salaries', 'training'] as const;
export type JobBenefit = (typeof JOB_BENEFITS)[number];

/** Types of employment; `employmentText` of libs/ui names them. */
export const EMPLOYMENTS = ['full_time', 'part_time', 'seasonal', 'student', 'contract'] as const;
export type Employment = (typeof EMPLOYMENTS)[number];

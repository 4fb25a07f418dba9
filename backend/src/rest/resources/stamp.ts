/** What triggers keep of every row that staff edit: a save names the version that it started from. */
export const STAMP = ['version', 'updated_at'] as const;

/** Columns that triggers maintain on every row that staff edit: a save names the version that it is based on. */
export const STAMP = ['version', 'updated_at'] as const;

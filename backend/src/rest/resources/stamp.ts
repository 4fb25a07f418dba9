/** Columns maintained by triggers on every row that staff edit; a save specifies the version it is based on. */
export const STAMP = ['version', 'updated_at'] as const;

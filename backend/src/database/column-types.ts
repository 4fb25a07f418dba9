import { types } from 'pg';
import type { CustomTypesConfig } from 'pg';

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** `2026-11-21 10:00:00.5+00` → `2026-11-21T10:00:00.5+00:00`, the database's own JSON format. */
function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/**
 * Parses column values as in the JSON of the data service, so that the same entity types fit both. Amounts and counts
 * here are far below the precision of a JavaScript number.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8 || oid === NUMERIC) return Number;
    if (oid === TIMESTAMPTZ) return isoTimestamp;
    if (oid === DATE) return String;
    return types.getTypeParser(oid, format ?? 'text') as unknown;
  }) as CustomTypesConfig['getTypeParser'],
};

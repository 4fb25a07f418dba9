import { invalidBody, RestError } from '../rest-error';

/** A JSON body: `raw` is the list of `rows` as JSON text, `columns` are the keys of its objects. */
export interface Payload {
  raw: string;
  columns: readonly string[];
  rows: readonly Readonly<Record<string, unknown>>[];
}

/** Parses a body of rows; 400 PGRST102 unless it is a JSON object or a list of objects with equal keys. */
export function parsePayload(body: string, columns: readonly string[] | null): Payload {
  const value = parseJson(body);
  if (Array.isArray(value)) {
    const rows = value.filter(isRow);
    if (rows.length !== value.length) throw columns === null ? invalidBody('All object keys must match') : noRows();
    const keys = Object.keys(rows[0] ?? {});
    if (columns === null && rows.some((row) => !sameKeys(row, keys))) throw invalidBody('All object keys must match');
    return { raw: body, columns: columns ?? keys, rows };
  }
  // A scalar is not a row.
  if (!isRow(value)) return { raw: columns === null ? '[]' : `[${body}]`, columns: columns ?? [], rows: [] };
  return { raw: `[${body}]`, columns: columns ?? Object.keys(value), rows: [value] };
}

/** With explicit `columns`, PostgREST leaves the check of the rows to the database; this is the database's error. */
function noRows(): RestError {
  return new RestError(400, '22023', 'argument of json_to_recordset must be an array of objects');
}

function parseJson(body: string): unknown {
  if (body.trim() === '') throw invalidBody('Empty or invalid json');
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw invalidBody('Empty or invalid json');
  }
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sameKeys(row: Record<string, unknown>, keys: readonly string[]): boolean {
  return Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key));
}

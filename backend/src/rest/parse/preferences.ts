import { RestError } from '../rest-error';

/** Preferences of the `Prefer` headers; null if absent or not understood. */
export interface Preferences {
  return: 'minimal' | 'representation' | 'headers-only' | null;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  missing: 'default' | 'null' | null;
  count: 'exact' | 'planned' | 'estimated' | null;
  tx: 'commit' | 'rollback' | null;
  handling: 'strict' | 'lenient' | null;
  params: 'single-object' | null;
  timezone: string | null;
}

type Name = keyof Preferences;

const KNOWN: { readonly [K in Exclude<Name, 'timezone'>]: readonly NonNullable<Preferences[K]>[] } = {
  return: ['minimal', 'representation', 'headers-only'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
  params: ['single-object'],
};

const NONE: Preferences = {
  return: null,
  resolution: null,
  missing: null,
  count: null,
  tx: null,
  handling: null,
  params: null,
  timezone: null,
};

/** Parsed preferences, and the refusal that applies with `handling=strict`. */
export interface ParsedPreferences {
  preferences: Preferences;
  refusal: RestError | null;
}

/**
 * Parses `Prefer`; the first of several values of one name counts. Unknown preferences are an error with
 * `handling=strict`.
 */
export function parsePreferences(header: string | undefined, timezones: ReadonlySet<string>): ParsedPreferences {
  if (header === undefined || header === '') return { preferences: NONE, refusal: null };
  const preferences = { ...NONE };
  const unknown: string[] = [];
  for (const item of header.split(',')) {
    const preference = item.trim();
    const [name = '', value = ''] = preference.split('=');
    if (!isKnown(name, value, timezones)) unknown.push(preference);
    else if (preferences[name] === null) Object.assign(preferences, { [name]: value });
  }
  return { preferences, refusal: unknown.length > 0 && preferences.handling === 'strict' ? invalid(unknown) : null };
}

function isKnown(name: string, value: string, timezones: ReadonlySet<string>): name is Name {
  if (name === 'timezone') return timezones.has(value);
  return Object.hasOwn(KNOWN, name) && (KNOWN[name as keyof typeof KNOWN] as readonly string[]).includes(value);
}

function invalid(unknown: readonly string[]): RestError {
  return new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
    details: `Invalid preferences: ${unknown.join(', ')}`,
  });
}

import { RestError } from '../rest-error';

/** What the `Prefer` headers ask for; null where nothing (understood) was said. */
export interface Preferences {
  return: 'minimal' | 'representation' | 'headers-only' | null;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  missing: 'default' | 'null' | null;
  count: 'exact' | 'planned' | 'estimated' | null;
  tx: 'commit' | 'rollback' | null;
  handling: 'strict' | 'lenient' | null;
}

type Name = keyof Preferences;

const KNOWN: { readonly [K in Name]: readonly NonNullable<Preferences[K]>[] } = {
  return: ['minimal', 'representation', 'headers-only'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
};

const NONE: Preferences = { return: null, resolution: null, missing: null, count: null, tx: null, handling: null };

/** Reads `Prefer`; of several values of one name the first counts. Unknown ones are refused if `handling=strict`. */
export function parsePreferences(header: string | undefined): Preferences {
  if (header === undefined || header === '') return NONE;
  const preferences = { ...NONE };
  const unknown: string[] = [];
  for (const item of header.split(',')) {
    const preference = item.trim();
    const [name = '', value = ''] = preference.split('=');
    if (!isName(name) || !(KNOWN[name] as readonly string[]).includes(value)) unknown.push(preference);
    else if (preferences[name] === null) Object.assign(preferences, { [name]: value });
  }
  if (unknown.length > 0 && preferences.handling === 'strict') {
    throw new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ')}`,
    });
  }
  return preferences;
}

function isName(name: string): name is Name {
  return Object.hasOwn(KNOWN, name);
}

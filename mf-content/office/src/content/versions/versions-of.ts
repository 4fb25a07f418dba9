import { LOCALES, type DocumentVersion, type Locale, type PersonState } from '@arbora/domain';
import type { ComparedColumn, ComparedList, DocumentKind } from './documents';
import type { DocumentEntry } from './versions.queries';

/** The effect of a change on a document in one language. */
export interface ChangedLanguage {
  locale: Locale | null;
  /** The language version was created or deleted. */
  whole?: 'insert' | 'delete';
  parts: (ComparedColumn | ComparedList)['label'][];
}

export interface Version {
  /** 0 is the document before the oldest recorded change. */
  change: number;
  /** Null for 0. */
  at: string | null;
  /** Null for a job. */
  personId: string | null;
  person: string | null;
  personState: PersonState | null;
  isUndo: boolean;
  languages: ChangedLanguage[];
}

/** The changes of a document, newest first; `reference` is a version that maps rows to languages. */
export function versionsOf(
  kind: DocumentKind,
  entries: readonly DocumentEntry[],
  reference: DocumentVersion,
): Version[] {
  const localeOf = localesOf(kind, entries, reference);
  return [...groupBy(entries, ({ change_id }) => change_id)].map(([change, of]) => {
    const { at, person_id, person_name, person_state, undoes } = of[0]!;
    const perLanguage = groupBy(of, (entry) => localeOf(ownerOf(kind, entry)));
    return {
      change,
      at,
      personId: person_id,
      person: person_name,
      personState: person_state,
      isUndo: undoes !== null,
      languages: [...perLanguage]
        .map(([locale, those]) => changedLanguage(kind, locale, those))
        .sort((one, other) => rank(one.locale) - rank(other.locale)),
    };
  });
}

export const BEFORE_HISTORY: Version = {
  change: 0,
  at: null,
  personId: null,
  person: null,
  personState: null,
  isUndo: false,
  languages: [],
};

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const rank = (locale: Locale | null): number => (locale === null ? LOCALES.length : LOCALES.indexOf(locale));

function changedLanguage(
  kind: DocumentKind,
  locale: Locale | null,
  entries: readonly DocumentEntry[],
): ChangedLanguage {
  const root = entries.filter(({ table_name }) => table_name === kind.table);
  const whole = root.find(({ operation }) => operation !== 'update')?.operation as 'insert' | 'delete' | undefined;
  if (whole !== undefined) return { locale, whole, parts: [] };
  const written = new Set(root.flatMap(({ after }) => Object.keys(after ?? {})));
  const tables = new Set(entries.map(({ table_name }) => table_name));
  return {
    locale,
    parts: [
      ...kind.columns.filter(({ name }) => written.has(name)).map(({ label }) => label),
      ...kind.lists.filter(({ table }) => tables.has(table)).map(({ label }) => label),
    ],
  };
}

/** The key of the language's row that an entry belongs to. */
function ownerOf(kind: DocumentKind, { table_name, row_key, before, after }: DocumentEntry): string {
  const list = kind.lists.find(({ table }) => table === table_name);
  if (!list) return row_key;
  const owner = after?.[list.owner] ?? before?.[list.owner];
  // Keys of links begin with that of their owner.
  return typeof owner === 'string' ? owner : row_key.split(',')[0]!;
}

function localesOf(
  { table }: DocumentKind,
  entries: readonly DocumentEntry[],
  reference: DocumentVersion,
): (id: string) => Locale | null {
  const locales = new Map<string, unknown>();
  for (const { table_name, row_key, before, after } of entries) {
    const locale = after?.['locale'] ?? before?.['locale'];
    if (table_name === table && locale !== undefined) locales.set(row_key, locale);
  }
  for (const [id, row] of Object.entries(reference[table] ?? {})) locales.set(id, row['locale']);
  return (id) => LOCALES.find((locale) => locale === locales.get(id)) ?? null;
}

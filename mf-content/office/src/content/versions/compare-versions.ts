import { LOCALES, type DocumentVersion, type Locale } from '@arbora/domain';
import type { ComparedColumn, ComparedList, DocumentKind } from './documents';

type Values = Record<string, unknown>;

/** The differences between two versions of a document in one language. */
export interface LanguageDifference {
  locale: Locale;
  /** The language exists in one version only. */
  whole?: 'insert' | 'delete';
  columns: { column: ComparedColumn; before: unknown; after: unknown }[];
  lists: { list: ComparedList; before: string[]; after: string[] }[];
}

export function compareVersions(
  kind: DocumentKind,
  before: DocumentVersion,
  after: DocumentVersion,
): LanguageDifference[] {
  return LOCALES.flatMap((locale) => {
    const [old, now] = [languageRow(kind, before, locale), languageRow(kind, after, locale)];
    if (!old && !now) return [];
    const columns = kind.columns
      .map((column) => ({ column, before: old?.values[column.name], after: now?.values[column.name] }))
      .filter((one) => textOf(one.before) !== textOf(one.after));
    const lists = kind.lists
      .map((list) => ({ list, before: membersOf(list, before, old?.id), after: membersOf(list, after, now?.id) }))
      .filter((one) => one.before.join() !== one.after.join());
    if (columns.length === 0 && lists.length === 0) return [];
    return [{ locale, columns, lists, ...(!old && { whole: 'insert' }), ...(!now && { whole: 'delete' }) }];
  });
}

/** A value as text; empty if absent. */
export function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

function languageRow(
  { table }: DocumentKind,
  version: DocumentVersion,
  locale: Locale,
): { id: string; values: Values } | undefined {
  const found = Object.entries(version[table] ?? {}).find(([, values]) => values['locale'] === locale);
  return found && { id: found[0], values: found[1] };
}

function membersOf({ table, owner, member }: ComparedList, version: DocumentVersion, id: string | undefined): string[] {
  return Object.values(version[table] ?? {})
    .filter((link) => link[owner] === id)
    .sort((one, other) => Number(one['position']) - Number(other['position']))
    .map((link) => String(link[member]));
}

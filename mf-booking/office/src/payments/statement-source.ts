import { rest, rows } from '@arbora/api';
import { containing, type Locale } from '@arbora/domain';
import { formatsOf } from '@arbora/i18n';
import type { Related, RelationSource } from '@arbora/office';

const FOUND = 10;
const read = () => rest().from('bank_statement').select('id,file_name,format,created_at');

function related(
  found: readonly { id: string; file_name: string | null; format: string; created_at: string }[],
  locale: Locale,
): Related[] {
  const formats = formatsOf(locale);
  return found.map(({ id, file_name, format, created_at }) => ({
    id,
    label: `${file_name ?? format} · ${formats.date(created_at, 'short')}`,
  }));
}

/** Imported bank statements, found by file name. */
export const statementSource: RelationSource = {
  key: ['bank_statement'],
  search: async (text, locale) => {
    const query = read().order('created_at', { ascending: false }).limit(FOUND);
    return related(await rows(text ? query.ilike('file_name', containing(text)) : query), locale);
  },
  byIds: async (ids, locale) => related(await rows(read().in('id', ids)), locale),
};

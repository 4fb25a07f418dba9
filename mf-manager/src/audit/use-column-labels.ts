import { useI18n } from '@arbora/i18n';
import { queryOptions, useQuery } from '@arbora/query';
import { columnLabel } from '../section/record/column-label';
import { useSectionTexts } from '../section/use-section-texts';
import { recordedSection } from './recorded-sections';

/** Labels of a table's columns, from its section's form or list; the column name if there is none. */
export function useColumnLabels(table: string): (column: string) => string {
  const i18n = useI18n();
  const recorded = recordedSection(table);
  const { data: section } = useQuery({
    ...queryOptions({
      queryKey: ['audit', 'section', table],
      queryFn: async () => {
        await i18n.loadTexts(recorded!.texts.namespace, recorded!.texts.texts);
        return recorded!.load();
      },
      staleTime: Infinity,
    }),
    enabled: recorded !== undefined,
  });
  const texts = useSectionTexts({ texts: section?.texts ?? 'manager.audit' });
  return (column) => {
    const field = section?.form?.fields.flat().find(({ names }) => names.includes(column));
    if (field) return columnLabel(field, column, texts);
    const title = section?.columns.find(({ key }) => key === column)?.title;
    return title === undefined ? column : texts.t(title);
  };
}

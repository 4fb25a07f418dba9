import { useI18n } from '@arbora/i18n';
import { columnLabel, useSectionTexts, type RecordedTable } from '@arbora/office';
import { useQuery } from '@arbora/query';

/** Labels of a table's columns, from its section's form or list; the column name if there is none. */
export function useColumnLabels(table: string, recorded: RecordedTable | undefined): (column: string) => string {
  const i18n = useI18n();
  const { data: section } = useQuery({
    queryKey: ['audit', 'section', table],
    queryFn: async () => {
      const { load, texts } = recorded!.section!;
      await i18n.loadTexts(texts.namespace, texts.texts);
      return load();
    },
    staleTime: Infinity,
    structuralSharing: false,
    enabled: recorded?.section !== undefined,
  });
  const texts = useSectionTexts({ texts: section?.texts ?? 'manager.audit' });
  return (column) => {
    const field = section?.form?.fields.flat().find(({ names }) => names.includes(column));
    if (field) return columnLabel(field, column, texts);
    const title = section?.columns.find(({ key }) => key === column)?.title;
    return title === undefined ? column : texts.t(title);
  };
}

import type { Section, SectionTexts } from '../section';

/** Keys of the columns of a file: id, name, further identifying columns, editable columns. */
export function importKeys(section: Section): string[] {
  const { identifyingColumns: by, columns } = section.editable!;
  return [...new Set([section.key, section.columns[0]!.key, ...by, ...columns.map(({ key }) => key)])];
}

/** Title of a column in files; the key, which lists do not show, has a common title. */
export function titleInFile(section: Section, key: string, texts: SectionTexts): string {
  const column = section.columns.find((one) => one.key === key);
  return column ? texts.t(column.titleInFile ?? column.title) : texts.common('import.id');
}

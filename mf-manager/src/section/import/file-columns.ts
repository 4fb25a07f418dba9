import type { Section, SectionTexts } from '../section';

/** Keys of the columns that a file may have: the id, the name, what else tells rows apart, and what is read. */
export function importKeys(section: Section): string[] {
  const { by, columns } = section.editable!;
  return [...new Set([section.key, section.columns[0]!.key, ...by, ...columns.map(({ key }) => key)])];
}

/** Title of a column in files; that of the key, which no list shows, is the same in all sections. */
export function titleInFile(section: Section, key: string, texts: SectionTexts): string {
  const column = section.columns.find((one) => one.key === key);
  return column ? texts.t(column.titleInFile ?? column.title) : texts.common('import.id');
}

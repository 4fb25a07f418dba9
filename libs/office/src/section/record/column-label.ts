import type { Field } from '../fields/field';
import type { SectionTexts } from '../section';

/** Label of a form's column; translations include the language. */
export function columnLabel({ label, names }: Field, name: string, { t, ui }: SectionTexts): string {
  if (names.length === 1) return t(label);
  const locale = name.endsWith('_en') ? 'en' : name.endsWith('_pl') ? 'pl' : 'cs';
  return `${t(label)} – ${ui(`locale.${locale}`)}`;
}

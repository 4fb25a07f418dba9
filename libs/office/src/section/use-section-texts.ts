import { useNamedText, useText } from '@arbora/i18n';
import type { Section, SectionTexts } from './section';

/** Translations and formats for a section's functions. */
export function useSectionTexts({ texts }: Pick<Section, 'texts'>): SectionTexts {
  const { t, locale, formats } = useNamedText(texts);
  const { t: ui } = useText('ui');
  const { t: common } = useText('office');
  return { t, ui, common, locale, formats };
}

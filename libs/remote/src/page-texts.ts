import type { I18n } from '@arbora/i18n';
import type { RemoteDefinition, RemoteRoute } from './definition';

/** Loads a page's texts in the current language: those of the remote, its libraries and the page's section. */
export async function loadPageTexts(
  i18n: I18n,
  { namespace, texts, commonTexts }: Pick<RemoteDefinition, 'namespace' | 'texts' | 'commonTexts'>,
  { section }: Pick<RemoteRoute, 'section'>,
): Promise<void> {
  const sections = section ? [...commonTexts, section] : commonTexts;
  await Promise.all([
    i18n.loadTexts(namespace, texts),
    ...sections.map((one) => i18n.loadTexts(one.namespace, one.texts)),
  ]);
}

import type { I18n } from '@arbora/i18n';
import type { RemoteDefinition, RemoteRoute } from './definition';

/** Loads a page's texts in the current language: those of the remote and of the page's section. */
export async function loadPageTexts(
  i18n: I18n,
  { namespace, texts }: Pick<RemoteDefinition, 'namespace' | 'texts'>,
  { section }: Pick<RemoteRoute, 'section'>,
): Promise<void> {
  await Promise.all([
    i18n.loadTexts(namespace, texts),
    section !== undefined && i18n.loadTexts(section.namespace, section.texts),
  ]);
}

import type { I18n } from '@arbora/i18n';
import type { RemoteDefinition, RemoteRoute } from './definition';

/** Loads the texts that a page needs in the present language: the remote's and those of the page's section. */
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

import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import css from './skip-link.module.css';

/** First on the page: leads past the header to the content. `target` is the id of the `<main tabindex="-1">`. */
export function SkipLink({ target = 'content' }: { target?: string }): ReactElement {
  const { t } = useText('ui');
  return (
    <a className={css.skip} href={`#${target}`}>
      {t('skip')}
    </a>
  );
}

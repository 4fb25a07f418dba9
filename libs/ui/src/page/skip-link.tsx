import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import css from './skip-link.module.css';

/**
 * Skips the header; the first link of a page. `target` is the id of the `<main tabindex="-1">`. A landmark of its own,
 * because the consent banner may come before it.
 */
export function SkipLink({ target = 'content' }: { target?: string }): ReactElement {
  const { t } = useText('ui');
  return (
    <nav className={css.landmark} aria-label={t('skip')}>
      <a className={css.skip} href={`#${target}`}>
        {t('skip')}
      </a>
    </nav>
  );
}

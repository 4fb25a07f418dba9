import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import css from './skip-link.module.css';

/**
 * Skips the header, as the first link of a page, or what `label` names. `target` is the id of the element behind it,
 * which has `tabIndex={-1}`. A landmark of its own, because the consent banner may come before it.
 */
export function SkipLink(props: { target?: string; label?: string }): ReactElement {
  const { t } = useText('ui');
  const { target = 'content', label = t('skip') } = props;
  return (
    <nav className={css.landmark} aria-label={label}>
      <a className={css.skip} href={`#${target}`}>
        {label}
      </a>
    </nav>
  );
}

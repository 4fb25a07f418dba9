import { typeset } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { useId, type ReactElement } from 'react';
import type { Story } from './bulletin.queries';
import css from './contents.module.css';

/** Table of contents of an issue. `current` is the displayed item. */
export function Contents({ stories, current }: { stories: readonly Story[]; current?: string }): ReactElement {
  const { t } = useText('content.bulletin');
  const heading = useId();
  return (
    <nav className={css.contents} aria-labelledby={heading} data-print="hide">
      <h2 id={heading} className={css.title}>
        {t('contents')}
      </h2>
      <ol role="list" className={css.list}>
        {stories.map(({ id, slug, title }) => (
          <li key={id} className={css.item}>
            <Link
              to={routes.bulletinItem.href({ slug })}
              className={css.link}
              aria-current={id === current ? 'page' : undefined}
            >
              {typeset(title)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { useText } from '@arbora/i18n';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import type { ReactElement } from 'react';
import { Portrait } from '../people/portrait';
import { authorName } from './author-name';
import css from './byline.module.css';
import type { BylineFields } from './news.queries';

/** Author of an article, linked to a card if there is one, and reading time. */
export function Byline({ item }: { item: BylineFields }): ReactElement {
  const { t } = useText('content');
  const { author_card: card, reading_minutes: minutes } = item;
  const name = authorName(item);
  return (
    <div className={css.byline}>
      {card && (
        <div className={css.face}>
          <Portrait photo={card.photo} alt="" sizes="3rem" />
        </div>
      )}
      <div className={css.words}>
        {name !== null && (
          <span className={css.name}>
            {card ? (
              <Link to={routes.person.href({ id: card.id })} rel="author">
                {name}
              </Link>
            ) : (
              name
            )}
          </span>
        )}
        <span>{t('newsItem.readingTime', { minutes })}</span>
      </div>
    </div>
  );
}

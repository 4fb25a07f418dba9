import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { ButtonLink, QueryView, Skeleton } from '@arbora/ui';
import { plusIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { audienceQuery } from './newsletter.queries';
import css from './newsletters.module.css';

/** The lists with their numbers of subscribers, and links to the form. */
export function NewsletterLists(): ReactElement {
  const { t, locale, formats } = useText('manager.mail');
  return (
    <section className={css.lists} aria-label={t('newsletter.lists')}>
      <div className={css.counted}>
        <QueryView query={useQuery(audienceQuery())} skeleton={<Skeleton shape="row" count={2} />}>
          {(lists) => (
            <ul role="list" className={css.tiles}>
              {lists.map((list) => (
                <li key={list.id} className={css.tile}>
                  <span>{textIn(list, 'name', locale)}</span>
                  <span className={css.count}>
                    {t('newsletter.subscribers', { count: list.subscribers, number: formats.number(list.subscribers) })}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </div>
      <ButtonLink to={routes.managerNewsletter.href()} icon={plusIcon}>
        {t('newsletter.write')}
      </ButtonLink>
    </section>
  );
}

import { useText } from '@arbora/i18n';
import type { To } from '@arbora/router';
import { Card, QueryView, Skeleton, type QueryResult } from '@arbora/ui';
import type { ReactElement, ReactNode } from 'react';

/** A tile of the account page in all states of its query; its title leads to the page. */
export function OwnTile<T>(props: {
  title: 'basket' | 'order' | 'inquiry';
  to: To;
  query: QueryResult<T>;
  isEmpty: (data: NonNullable<T>) => boolean;
  children: (data: NonNullable<T>) => ReactNode;
}): ReactElement {
  const { title, to, query, isEmpty, children } = props;
  const { t } = useText('shop');
  return (
    <Card title={t(`own.${title}.title`)} to={to}>
      <QueryView
        query={query}
        isEmpty={isEmpty}
        skeleton={<Skeleton count={2} />}
        empty={<p>{t(`own.${title}.none`)}</p>}
      >
        {children}
      </QueryView>
    </Card>
  );
}

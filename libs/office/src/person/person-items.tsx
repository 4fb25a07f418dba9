import { QueryView, Skeleton, type QueryViewProps } from '@arbora/ui';
import type { ReactElement, ReactNode } from 'react';
import css from './person-items.module.css';

interface PersonItemsProps<Item extends { id: string }> {
  title: string;
  /** Text if there are none. */
  nothing: string;
  query: QueryViewProps<readonly Item[]>['query'];
  itemOf: (item: Item) => ReactNode;
}

/** A panel of a person's card: a list of the person's items in one subject. */
export function PersonItems<Item extends { id: string }>(props: PersonItemsProps<Item>): ReactElement {
  const { title, nothing, query, itemOf } = props;
  return (
    <section className={css.panel}>
      <h3 className={css.title}>{title}</h3>
      <QueryView query={query} skeleton={<Skeleton shape="row" count={2} />} empty={<p>{nothing}</p>}>
        {(items) => (
          <ul role="list" className={css.list}>
            {items.map((item) => (
              <li key={item.id}>{itemOf(item)}</li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import type { ReactElement } from 'react';
import { basketQuery } from '../basket/basket.query';
import { OwnTile } from './own-tile';

/** The unsent basket: number of lines and type. */
export function BasketTile({ personId }: { personId: string }): ReactElement {
  const { t, formats } = useText('shop');
  const query = useQuery(basketQuery(personId));
  return (
    <OwnTile title="basket" to={routes.basket.href()} query={query} isEmpty={({ basket }) => basket.items.length === 0}>
      {({ basket: { items, type } }) => (
        <p>
          {t('own.lines', { count: items.length, number: formats.number(items.length) })}, {t(`own.unsent.${type}`)}
        </p>
      )}
    </OwnTile>
  );
}

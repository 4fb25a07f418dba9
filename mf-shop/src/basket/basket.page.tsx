import { useText } from '@arbora/i18n';
import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { PageHeader } from '@arbora/ui';
import type { ReactElement } from 'react';
import { BasketContent } from './basket-content';
import { FindPlants } from './find-plants';
import { PlacedOrder } from './placed-order';
import { useBasket } from './use-basket';

/** Parameter names that only the basket reads; the catalogue beside it uses those of the assortment. */
export const PARAM = { placed: 'placed', product: 'product' } as const;

function BasketPage(): ReactElement | null {
  const { t } = useText('shop.basket');
  const [params] = useSearchParams();
  const own = useBasket();
  const placed = params.get(PARAM.placed);
  if (!own) return null;
  if (placed !== null) return <PlacedOrder personId={own.personId} code={placed} />;
  return (
    <>
      <PageHeader tone="tinted" title={t('title')} lead={t('lead')} />
      <FindPlants productId={params.get(PARAM.product)} own={own} />
      <BasketContent own={own} />
    </>
  );
}

export default definePage({ Component: BasketPage });

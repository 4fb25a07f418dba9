import { useText } from '@arbora/i18n';
import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { PageHeader } from '@arbora/ui';
import type { ReactElement } from 'react';
import { BasketContent } from './basket-content';
import { FindPlants } from './find-plants';
import { PlacedOrder } from './placed-order';
import { useBasket } from './use-basket';

/** Search parameters of the basket itself; those of its catalogue are in `catalogue-filters`. */
const BASKET_PARAM = { placed: 'placed', product: 'product' } as const;

function BasketPage(): ReactElement | null {
  const { t } = useText('shop.basket');
  const [params] = useSearchParams();
  const own = useBasket();
  const placedCode = params.get(BASKET_PARAM.placed);
  // Until the session is restored.
  if (!own) return null;
  if (placedCode !== null) return <PlacedOrder personId={own.personId} code={placedCode} />;
  return (
    <>
      <PageHeader tone="tinted" title={t('title')} lead={t('lead')} />
      <FindPlants productId={params.get(BASKET_PARAM.product)} own={own} />
      <BasketContent own={own} />
    </>
  );
}

export default definePage({ Component: BasketPage });

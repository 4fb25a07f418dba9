import { CURRENCIES, offerPrice, priceDecimals, textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Price, StockMark, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { AddToBasket } from '../basket/add-to-basket';
import type { Product } from '../product/product.queries';
import { useViewer } from '../viewer/use-viewer';
import { plantOffersQuery } from './plant-offers.query';
import type { Item } from './size-chooser';
import css from './size-chooser.module.css';

/** Offers of a size, with the price if the viewer may see it, and the form to add it to the basket. */
export function SizeOffer({
  product,
  item,
}: {
  product: Pick<Product, 'id' | 'name'>;
  item: Item;
}): ReactElement | null {
  const { t, locale } = useText('shop');
  const viewer = useViewer();
  const { data: offers = [] } = useQuery(plantOffersQuery(viewer, product.id));
  const own = offers.filter((line) => line.product_item_id === item.product_item_id);
  const { product_item_id, size, spec1, spec2 } = item;
  const line = { product_item_id, name: product.name, size, spec1, spec2 };
  if (own.length === 0 && !viewer) return null;
  const decimals = priceDecimals(own.map((offered) => offerPrice(offered, viewer?.country ?? null)));
  return (
    <div className={css.offer}>
      {own.map((offered) => {
        const price = offerPrice(offered, viewer?.country ?? null);
        return (
          <div key={offered.id} className={css.offered}>
            <TextLink to={routes.offer.href({ id: offered.offer_id })}>
              {t('sizeOffer.inOffer', { title: offered.offer ? textIn(offered.offer, 'title', locale) : '' })}
            </TextLink>
            <StockMark inventory={offered.inventory} />
            {price !== null && viewer?.country && (
              <>
                <span className={css.price}>
                  <Price amount={price} currency={CURRENCIES[viewer.country]} decimals={decimals} />{' '}
                  {t('sizeOffer.perPiece')}
                </span>
                <AddToBasket
                  line={{ ...line, offer_id: offered.offer_id, offer_item_id: offered.id }}
                  stock={offered.inventory}
                />
              </>
            )}
          </div>
        );
      })}
      {viewer && (
        <>
          <p className={css.hint}>{t(own.length > 0 ? 'sizeOffer.orInquire' : 'sizeOffer.inquire')}</p>
          <AddToBasket line={line} />
        </>
      )}
    </div>
  );
}

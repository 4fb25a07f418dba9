import { CURRENCIES, offerPrice, type Country } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Price, StockMark } from '@arbora/ui';
import { memo, type ReactElement } from 'react';
import { AddToBasket } from '../basket/add-to-basket';
import { commonName } from '../plant/common-name';
import { LatinName } from '../plant/latin-name';
import { PlantPicture } from '../plant/plant-picture';
import { useSizeText } from '../plant/use-size-text';
import type { OfferLine } from './offers.queries';
import css from './offer-line-row.module.css';

/** A plant in one size with its stock, its price in the viewer's country, and the form to add it to the basket. */
export const OfferLineRow = memo(function OfferLineRow(props: {
  line: OfferLine;
  country: Country | null;
  /** Decimals of all prices of the list. */
  decimals: 0 | 2;
}): ReactElement {
  const { line, country, decimals } = props;
  const { t, locale } = useText('shop.offers');
  const sizeWords = useSizeText();
  const common = commonName(line, locale);
  const { spec1, spec2 } = line.item;
  const size = [line.size, spec1, spec2].filter(Boolean).join(' ');
  const words = sizeWords(size);
  const price = offerPrice(line, country);
  return (
    <article className={css.line}>
      <div className={css.picture}>
        <PlantPicture name={line.name} photo={line.photo} />
      </div>
      <div className={css.names}>
        <h3 className={css.name}>
          <Link to={routes.product.href({ id: line.product_id })} className={css.link}>
            <LatinName name={line.name} />
          </Link>
        </h3>
        {common && (
          <p className={css.common} lang={common.locale}>
            {common.text}
          </p>
        )}
        <p className={css.size}>
          <strong>{size}</strong>
          {words && <span> {words}</span>}
        </p>
        <StockMark inventory={line.inventory} />
      </div>
      {price !== null && country !== null && (
        <div className={css.buy}>
          <p className={css.price}>
            <Price amount={price} currency={CURRENCIES[country]} decimals={decimals} size="large" />{' '}
            <span>{t('perPiece')}</span>
          </p>
          <AddToBasket
            line={{
              product_item_id: line.product_item_id,
              name: line.name,
              size: line.size,
              spec1,
              spec2,
              offer_id: line.offer_id,
              offer_item_id: line.id,
            }}
            stock={line.inventory}
          />
        </div>
      )}
    </article>
  );
});

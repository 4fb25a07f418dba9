import { useText } from '@arbora/i18n';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { memo, type ReactElement } from 'react';
import { commonName } from '../plant/common-name';
import { LatinName } from '../plant/latin-name';
import { PlantPicture } from '../plant/plant-picture';
import { useSizeWords } from '../plant/use-size-words';
import type { CatalogueProduct } from './group-by-product';
import css from './product-row.module.css';

/** A plant with its names and the sizes it is sold in. A list has up to fifty: only those that changed are rendered anew. */
export const ProductRow = memo(function ProductRow({ product }: { product: CatalogueProduct }): ReactElement {
  const { t, locale } = useText('shop');
  const common = commonName(product, locale);
  const sizeWords = useSizeWords();
  // Items of one size may differ in what only the plant's own page tells.
  const sizes = [...new Set(product.items.map((item) => item.size).filter((size) => size !== null))];
  return (
    <article className={css.product}>
      <div className={css.picture}>
        <PlantPicture name={product.name} photo={product.photo} />
      </div>
      <div className={css.names}>
        <h3 className={css.name}>
          <Link to={routes.product.href({ id: product.id })} className={css.link}>
            <LatinName name={product.name} />
          </Link>
        </h3>
        {common && (
          <p className={css.common} lang={common.locale}>
            {common.text}
          </p>
        )}
      </div>
      {sizes.length > 0 && (
        <ul role="list" className={css.sizes} aria-label={t('assortment.sizesOf', { name: product.name })}>
          {sizes.map((size) => (
            <li key={size} className={css.size} title={sizeWords(size) || undefined}>
              {size}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
});

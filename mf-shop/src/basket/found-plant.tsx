import { BASKET_ITEMS_MAX, type ListedPlant } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Button } from '@arbora/ui';
import { plusIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { commonName } from '../plant/common-name';
import { LatinName } from '../plant/latin-name';
import { PlantPicture } from '../plant/plant-picture';
import { adding, isFull, existingLine } from './basket-changes';
import css from './found-plant.module.css';
import { useBasket } from './use-basket';

/** A plant of the catalogue with its sizes; pressing a size adds one piece to the basket. */
export function FoundPlant({ product }: { product: ListedPlant }): ReactElement {
  const { t, locale, formats } = useText('shop.basket');
  const { t: tShop } = useText('shop');
  const own = useBasket();
  const localName = commonName(product, locale);

  function add({ id: product_item_id, size, spec1, spec2 }: PlantItem): void {
    if (!own?.basket) return;
    const line = { product_item_id, name: product.name, size, spec1, spec2 };
    if (isFull(own.basket) && !existingLine(own.basket, line)) {
      snackbar('warning', tShop('basket.full', { max: formats.number(BASKET_ITEMS_MAX) }));
      return;
    }
    own.store.change(adding(line, 1));
    snackbar('success', tShop('basket.added', { name: nameOf(product, line), count: 1, number: '1' }));
  }
  return (
    <article className={css.plant}>
      <div className={css.picture}>
        <PlantPicture name={product.name} photo={product.photo} />
      </div>
      <div>
        <h3 className={css.name}>
          <Link to={routes.basket.href({ product: product.id })} className={css.link}>
            <LatinName name={product.name} />
          </Link>
        </h3>
        {localName && (
          <p className={css.common} lang={localName.locale}>
            {localName.text}
          </p>
        )}
      </div>
      <ul role="list" className={css.sizes} aria-label={t('find.sizesOf', { name: product.name })}>
        {product.items.map((item) => {
          const amount = (own?.basket && existingLine(own.basket, { ...item, product_item_id: item.id })?.amount) ?? 0;
          return (
            <li key={item.id}>
              <Button
                size="small"
                variant="secondary"
                icon={plusIcon}
                aria-label={tShop('basket.addNamed', { name: nameOf(product, item) })}
                onClick={() => add(item)}
              >
                {sizeOf(item) || t('find.anySize')}
                {amount > 0 && ` · ${formats.number(amount)}`}
              </Button>
            </li>
          );
        })}
      </ul>
    </article>
  );
}

type PlantItem = ListedPlant['items'][number];
type Size = Pick<PlantItem, 'size' | 'spec1' | 'spec2'>;

const sizeOf = ({ size, spec1, spec2 }: Size): string => [size, spec1, spec2].filter(Boolean).join(' ');
const nameOf = ({ name }: { name: string }, size: Size): string => `${name} ${sizeOf(size)}`.trim();

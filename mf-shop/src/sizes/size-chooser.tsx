import { useText } from '@arbora/i18n';
import { Section } from '@arbora/ui';
import { useId, useState, type ReactElement } from 'react';
import type { Product } from '../product/product.queries';
import { SizeOffer } from './size-offer';
import { SizeCodeMeanings } from './size-code-meanings';
import css from './size-chooser.module.css';

export type Item = Product['items'][number];

const signsOf = ({ size, spec1, spec2 }: Item): string => [size, spec1, spec2].filter(Boolean).join(' ');

/**
 * The sizes of a plant, one of them chosen: the meaning of its code and how to buy it. Choosing works without scripts;
 * only the basket needs them.
 */
export function SizeChooser(props: {
  product: Pick<Product, 'id' | 'name' | 'items'>;
  /** Initially chosen size; default: the first one. */
  itemId?: string;
}): ReactElement | null {
  const { product, itemId } = props;
  const { items } = product;
  const { t } = useText('shop');
  const group = useId();
  const first = items.find((item) => item.product_item_id === itemId) ?? items[0];
  const [chosen, setChosen] = useState(first?.product_item_id);
  if (!first) return null;
  return (
    <Section placement="inside" title={t('product.sizes')} lead={t('product.sizesLead')}>
      <fieldset className={css.sizes}>
        <legend className={css.legend}>{t('product.sizes')}</legend>
        {items.map((item) => {
          const id = item.product_item_id;
          const code = signsOf(item) || t('product.anySize');
          return [
            <input
              key={id}
              id={group + id}
              className={css.radio}
              type="radio"
              name={group}
              value={id}
              defaultChecked={item === first}
              onChange={() => setChosen(id)}
            />,
            <label key={`${id} label`} htmlFor={group + id} className={css.size}>
              {code}
            </label>,
            <div key={`${id} panel`} className={css.panel}>
              <p className={css.code}>{code}</p>
              <SizeCodeMeanings code={code} />
              {chosen === id && <SizeOffer product={product} item={item} />}
            </div>,
          ];
        })}
      </fieldset>
    </Section>
  );
}

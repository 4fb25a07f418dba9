import { shownText } from '@arbora/domain';
import { useLocale } from '@arbora/i18n';
import type { ReactElement } from 'react';
import type { Product } from './product.queries';
import css from './product.module.css';

/** The description of the plant in the best available language. */
export function PlantDescription({ product }: { product: Product }): ReactElement | null {
  const description = shownText(product, 'description', useLocale());
  if (!description) return null;
  return (
    <p className={css.description} lang={description.locale}>
      {description.text}
    </p>
  );
}

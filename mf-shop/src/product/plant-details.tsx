import { textIn } from '@arbora/domain';
import { useLocale } from '@arbora/i18n';
import { Image, storedImage } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { Product } from './product.queries';
import css from './product.module.css';

/** Further pictures of a plant: a twig, its bark, its fruits. */
export function PlantDetails({ product: { name, details } }: { product: Product }): ReactElement | null {
  const locale = useLocale();
  if (details.length === 0) return null;
  return (
    <ul role="list" className={css.details}>
      {details.map((detail) => {
        const { key } = detail;
        const { src, srcSet } = storedImage(key);
        const alt = textIn(detail, 'title', locale) || name;
        return (
          <li key={key}>
            <Image src={src} srcSet={srcSet} sizes="(min-width: 960px) 24rem, 50vw" alt={alt} ratio="1:1" rounded />
          </li>
        );
      })}
    </ul>
  );
}

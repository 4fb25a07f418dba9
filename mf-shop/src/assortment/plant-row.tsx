import type { ListedPlant } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { classNames, LINK_PICTURE } from '@arbora/ui';
import { memo, type ReactElement, type ReactNode } from 'react';
import { LatinName } from '../plant/latin-name';
import { PlantPicture } from '../plant/plant-picture';
import { useSizeText } from '../plant/use-size-text';
import { PlantNames } from './plant-names';
import css from './plant-row.module.css';

const NONE: readonly string[] = [];

/** A plant with its names and sizes. Memoized: a list has up to fifty. */
export const PlantRow = memo(function PlantRow(props: {
  plant: ListedPlant;
  /** The name that matched the search. */
  matched?: string | undefined;
  /** Sizes chosen in the filter. */
  chosen?: readonly string[];
  /** Further details. */
  children?: ReactNode;
}): ReactElement {
  const { plant, matched, chosen = NONE, children } = props;
  const { t } = useText('shop');
  const sizeWords = useSizeText();
  // Items of the same size may differ in details that only the plant's page shows.
  const sizes = [...new Set(plant.items.map((item) => item.size).filter((size) => size !== null))];
  return (
    <article className={css.product}>
      <div className={css.picture} {...LINK_PICTURE}>
        <PlantPicture name={plant.name} photo={plant.photo} />
      </div>
      <div className={css.names}>
        <h3 className={css.name}>
          <Link to={routes.product.href({ id: plant.id })} className={css.link}>
            <LatinName name={plant.name} />
          </Link>
        </h3>
        <PlantNames plant={plant} matched={matched} />
        {children}
      </div>
      {sizes.length > 0 && (
        <ul role="list" className={css.sizes} aria-label={t('assortment.sizesOf', { name: plant.name })}>
          {sizes.map((size) => (
            <li
              key={size}
              className={classNames(css.size, chosen.includes(size) && css.chosen)}
              title={sizeWords(size) || undefined}
            >
              {size}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
});

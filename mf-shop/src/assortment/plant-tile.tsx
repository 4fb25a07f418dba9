import type { ListedPlant } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { LINK_PICTURE } from '@arbora/ui';
import { memo, type ReactElement } from 'react';
import { LatinName } from '../plant/latin-name';
import { PlantPicture } from '../plant/plant-picture';
import { PlantNames } from './plant-names';
import css from './plant-tile.module.css';

/** A plant in a grid: a large picture and the number of its sizes. */
export const PlantTile = memo(function PlantTile(props: {
  plant: ListedPlant;
  /** The name that matched the search. */
  matched?: string | undefined;
}): ReactElement {
  const { plant, matched } = props;
  const { t, formats } = useText('shop');
  const count = plant.items.length;
  return (
    <article className={css.tile}>
      <div className={css.picture} {...LINK_PICTURE}>
        <PlantPicture name={plant.name} photo={plant.photo} />
      </div>
      <h3 className={css.name}>
        <Link to={routes.product.href({ id: plant.id })} className={css.link}>
          <LatinName name={plant.name} />
        </Link>
      </h3>
      <PlantNames plant={plant} matched={matched} />
      <p className={css.sizes}>{t('assortment.sizes', { count, number: formats.number(count) })}</p>
    </article>
  );
});

import type { ListedPlant } from '@arbora/domain';
import type { ReactElement } from 'react';
import { LatinName } from '../plant/latin-name';
import { PlantPicture } from '../plant/plant-picture';
import { PlantNames } from './plant-names';
import css from './suggestions.module.css';

/** A plant in the suggestions of the search field. */
export function SuggestedPlant(props: { plant: ListedPlant; matched: string | undefined }): ReactElement {
  const { plant, matched } = props;
  return (
    <div className={css.plant}>
      <div className={css.picture}>
        <PlantPicture name={plant.name} photo={plant.photo} />
      </div>
      <div className={css.names}>
        <strong>
          <LatinName name={plant.name} />
        </strong>
        <PlantNames plant={plant} matched={matched} />
      </div>
    </div>
  );
}

import type { ReactElement } from 'react';
import { plantName } from './plant-name';

/** A botanical name in its usual typography: the taxon in italics, the cultivar upright in single quotes. */
export function LatinName({ name }: { name: string }): ReactElement {
  const { taxon, cultivar, rest } = plantName(name);
  return (
    <span lang="la" translate="no">
      <i>{taxon}</i>
      {cultivar !== null && ` ‘${cultivar}’`}
      {rest && ` ${rest}`}
    </span>
  );
}

import { Specimen } from '@arbora/ui/specimen';
import type { ReactElement } from 'react';
import { Occupancy } from './occupancy';

const SEATS = [
  ['free', 0, 30],
  ['in part', 12, 30],
  ['full', 30, 30],
] as const;

/** Used seats of an event. */
export function OccupancySpecimens(): ReactElement {
  return (
    <>
      {SEATS.map(([name, used, total]) => (
        <Specimen key={name} name={`Occupancy: ${name}`}>
          <Occupancy used={used} total={total} />
        </Specimen>
      ))}
      <Specimen name="Occupancy: stands alone">
        <Occupancy standsAlone used={1250} total={1500} />
      </Specimen>
    </>
  );
}

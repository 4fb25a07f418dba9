import type { SiteBranch } from '@arbora/domain';
import type { ReactElement } from 'react';
import { CzechiaMap, type MapPin } from './czechia-map';

export interface BranchMapProps {
  branches: readonly SiteBranch[];
  /** Label of the map, given the names of the branches on it. */
  label: (names: string) => string;
}

/** The branches with a known location; renders nothing if there are none. */
export function BranchMap({ branches, label }: BranchMapProps): ReactElement | null {
  const pins = branches.filter((branch): branch is SiteBranch & MapPin => branch.location !== undefined);
  if (pins.length === 0) return null;
  return <CzechiaMap label={label(pins.map(({ name }) => name).join(', '))} pins={pins} />;
}

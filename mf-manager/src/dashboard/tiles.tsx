import { ContributionBoundary, type DashboardTile } from '@arbora/office';
import type { Contributions } from '@arbora/remote';
import type { ReactElement } from 'react';
import css from './dashboard.module.css';

/** The tiles in two columns. */
export function Tiles({ tiles }: { tiles: Contributions<DashboardTile>['loaded'] }): ReactElement {
  return (
    <div className={css.tiles}>
      {tiles.map(({ remote, value: { name, Component } }) => (
        <ContributionBoundary key={`${remote}/${name}`} remote={remote}>
          <Component />
        </ContributionBoundary>
      ))}
    </div>
  );
}

import { rest, rows } from '@arbora/api';
import { contribute, dashboardFigures, dashboardTile } from '@arbora/office/definition';
import { Figure, Tile, type DashboardTile } from '@arbora/office';
import { queryOptions, useQuery } from '@arbora/query';
import { defineRemote, type RemoteContribution, type RemoteDefinition } from '@arbora/remote';

const noTexts = () => Promise.resolve({ default: {} });

/** A remote of a test with these contributions. */
export function aContributor(name: `mf-${string}`, ...contributions: RemoteContribution[]): RemoteDefinition {
  return defineRemote({ name, texts: { cs: noTexts, en: noTexts, pl: noTexts }, routes: [], contributions });
}

/** The rows of the tile with this name. */
export function tileQuery(name: string) {
  return queryOptions({
    queryKey: ['tile', name],
    queryFn: () => rows(rest().from('photo_folder').select('id').eq('id', name)),
    staleTime: 30_000,
  });
}

/** A tile with its name as heading. */
export function aTile(name: string, order: number, changes: Partial<DashboardTile> = {}): DashboardTile {
  return {
    name,
    order,
    queries: () => [tileQuery(name)],
    Component: () => (
      <Tile
        title={name}
        link={{ to: `/manager/${name}`, text: `All ${name}` }}
        query={useQuery(tileQuery(name))}
        figure={(found) => found.length}
        nothing="Nothing"
      >
        {(found) => found.map(({ id }) => <p key={id}>{id}</p>)}
      </Tile>
    ),
    ...changes,
  };
}

type Section = RemoteContribution['section'];

/** The contribution of a tile. */
export function tile(value: DashboardTile, section?: Section): RemoteContribution {
  return contribute(dashboardTile, { section, load: () => Promise.resolve({ default: value }) });
}

/** The contribution of a total with its name. */
export function figure(name: string, order: number, value: number): RemoteContribution {
  const Component = () => (
    <Figure value={value} to={`/manager/${name}`}>
      {name}
    </Figure>
  );
  return contribute(dashboardFigures, {
    load: () => Promise.resolve({ default: { order, queries: () => [], Component } }),
  });
}

import { useText } from '@arbora/i18n';
import { Link } from '@arbora/router';
import type { QueryResult } from '@arbora/ui';
import { Specimen } from '@arbora/ui/specimen';
import type { ReactElement } from 'react';
import { failed, loaded, loading } from '../specimen/query-results';
import { Figure } from './figure';
import { Tile, TileNote, TileRow, TileRows, TileSide } from './tile';

const PEOPLE = ['Jana Dubová', 'Petr Javor'];

const STATES: readonly (readonly [string, QueryResult<string[]>])[] = [
  ['loading', loading()],
  ['value', loaded(PEOPLE)],
  ['nothing', loaded([])],
  ['failed', failed()],
];

/** A tile of the dashboard in its states, and a figure. */
export function TileSpecimens(): ReactElement {
  const { t } = useText('office-specimen');
  return (
    <>
      {STATES.map(([name, query]) => (
        <Specimen key={name} name={`Tile: ${name}`}>
          <Tile
            title={t('tile.title')}
            link={{ to: '/', text: t('tile.link') }}
            query={query}
            figure={(people) => people.length}
            nothing={t('tile.nothing')}
          >
            {(people) => (
              <TileRows label={t('tile.title')}>
                {people.map((person) => (
                  <TileRow key={person}>
                    <Link to="/">{person}</Link>
                    <TileSide>
                      <TileNote>{t('tile.due')}</TileNote>
                    </TileSide>
                  </TileRow>
                ))}
              </TileRows>
            )}
          </Tile>
        </Specimen>
      ))}
      <Specimen name="Figure">
        <ul role="list">
          <Figure value={1250} to="/">
            {t('tile.title')}
          </Figure>
        </ul>
      </Specimen>
    </>
  );
}

import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Badge, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { upcomingPublicationsQuery } from '../content/schedule/scheduled.queries';
import css from './dashboard.module.css';
import { Tile } from './tile';

const SHOWN = 5;

/** Missed publications and the next scheduled articles and issues. */
export function UpcomingTile(): ReactElement {
  const { t, formats } = useText('manager.dashboard');
  return (
    <Tile
      title={t('dashboard.coming.title')}
      link={{ to: routes.managerNews.href({ list: 'schedule' }), text: t('dashboard.coming.open') }}
      query={useQuery(upcomingPublicationsQuery())}
      figure={(coming) => formats.number(coming.length)}
      nothing={t('dashboard.coming.none')}
    >
      {(coming) => (
        <ul role="list" className={css.rows}>
          {coming.slice(0, SHOWN).map(({ id, to, title, at, state }) => (
            <li key={id} className={css.row}>
              <TextLink look="quiet" to={to}>
                {title}
              </TextLink>
              <span className={css.side}>
                {state === 'missed' && <Badge tone="error">{t('dashboard.coming.missed')}</Badge>}
                {state === 'draft' && <Badge tone="warning">{t('dashboard.coming.draft')}</Badge>}
                <span className={css.muted}>
                  {formats.date(at, 'short')} {formats.time(at)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
}

import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { PersonMark } from '../person/person-mark';
import css from './dashboard.module.css';
import { Tile } from './tile';
import { longestWaitingQuery } from './waiting.queries';

/** Registrations that await approval. */
export function RegistrationsTile(): ReactElement {
  const { t, formats } = useText('manager.dashboard');
  const waiting = useQuery(longestWaitingQuery());
  return (
    <Tile
      title={t('dashboard.registrations.title')}
      link={{ to: routes.managerRegistrations.href(), text: t('dashboard.registrations.open') }}
      query={waiting}
      figure={({ total }) => formats.number(total)}
      nothing={t('dashboard.registrations.none')}
    >
      {({ rows }) => (
        <ul role="list" className={css.rows}>
          {rows.map(({ id, email, state, profile, created_at }) => (
            <li key={id} className={css.row}>
              <TextLink look="quiet" to={routes.managerRegistrations.href({ id })}>
                {profile.name ?? email}
              </TextLink>
              <span className={css.side}>
                <PersonMark state={state} />
                {profile.company && <span className={css.muted}>{profile.company}</span>}
                <span className={css.muted}>{formats.date(created_at, 'short')}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
}

import { shorten } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Badge, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { MarkedPerson } from '../person/person-mark';
import css from './dashboard.module.css';
import { latestCommentsQuery } from './latest.queries';
import { Tile } from './tile';

const SHOWN_LENGTH = 90;

/** The latest comments. */
export function CommentsTile(): ReactElement {
  const { t, formats } = useText('manager.dashboard');
  return (
    <Tile
      title={t('dashboard.comments.title')}
      link={{ to: routes.managerComments.href(), text: t('dashboard.comments.open') }}
      query={useQuery(latestCommentsQuery())}
      figure={({ total }) => formats.number(total)}
      nothing={t('dashboard.comments.none')}
    >
      {({ rows }) => (
        <ul role="list" className={css.rows}>
          {rows.map(({ id, body, nickname, name, email, person_state, created_at, hidden_reason }) => (
            <li key={id} className={css.row}>
              <TextLink look="quiet" to={routes.managerComments.href({ id })}>
                {shorten(body, SHOWN_LENGTH)}
              </TextLink>
              <span className={css.side}>
                {hidden_reason !== null && <Badge>{t('dashboard.comments.hidden')}</Badge>}
                <span className={css.muted}>
                  <MarkedPerson name={nickname ?? name ?? email} state={person_state} />
                </span>
                <span className={css.muted}>{formats.date(created_at, 'short')}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
}

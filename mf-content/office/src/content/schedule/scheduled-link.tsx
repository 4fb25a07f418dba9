import { useText } from '@arbora/i18n';
import { Link } from '@arbora/router';
import type { ReactElement } from 'react';
import type { Scheduled } from './scheduled.queries';
import css from './schedule.module.css';

/** A scheduled publication with its time, language and state. */
export function ScheduledLink({ item }: { item: Scheduled }): ReactElement {
  const { t, formats } = useText('manager.content');
  const { to, title, kind, locale, at, state } = item;
  return (
    <Link to={to} className={css.item} data-state={state}>
      <span className={css.facts}>
        <time dateTime={at}>{formats.time(at)}</time>
        <span>{locale.toUpperCase()}</span>
        <span>{t(`schedule.kind.${kind}`)}</span>
      </span>
      <span className={css.name}>{title}</span>
      {state !== 'published' && <span className={css.state}>{t(`schedule.state.${state}`)}</span>}
    </Link>
  );
}

import { useText } from '@arbora/i18n';
import { classNames, Icon, type IconName } from '@arbora/ui';
import type { ReactElement, ReactNode } from 'react';
import css from './ticket-verdict.module.css';
import type { Verdict } from './verdict';

const ICONS: Readonly<Record<Verdict['kind'], IconName>> = {
  valid: 'success',
  admitted: 'check',
  used: 'error',
  unpaid: 'warning',
  cancelled: 'close',
  unknown: 'error',
};

/** One word that is read at arm's length, and why. */
export function TicketVerdict({ verdict, children }: { verdict: Verdict; children?: ReactNode }): ReactElement {
  const { t, formats } = useText('booking');
  const { kind, at } = verdict;
  const day = at && `${formats.date(at, 'short')} ${formats.time(at)}`;
  return (
    <div className={classNames(css.verdict, css[kind])} role="status">
      <Icon name={ICONS[kind]} className={css.icon} />
      <h1 className={css.word}>{t(`check.verdict.${kind}`)}</h1>
      <p className={css.why}>{day ? t(`check.why.${kind}At`, { at: day }) : t(`check.why.${kind}`)}</p>
      {children}
    </div>
  );
}

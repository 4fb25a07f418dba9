import { useText } from '@arbora/i18n';
import { classNames, Icon } from '@arbora/ui';
import { checkIcon, closeIcon, errorIcon, successIcon, warningIcon, type IconShape } from '@arbora/ui/icons';
import type { ReactElement, ReactNode } from 'react';
import css from './ticket-verdict.module.css';
import type { Verdict } from './verdict';

const ICONS: Readonly<Record<Verdict['kind'], IconShape>> = {
  valid: successIcon,
  admitted: checkIcon,
  used: errorIcon,
  unpaid: warningIcon,
  other_event: warningIcon,
  other_day: warningIcon,
  other_slot: warningIcon,
  unknowable: warningIcon,
  cancelled: closeIcon,
  passed_on: closeIcon,
  unknown: errorIcon,
};

/** The verdict in one word, readable at arm's length, with the reason. */
export function TicketVerdict(props: { kind: Verdict['kind']; reason: string; children?: ReactNode }): ReactElement {
  const { kind, reason, children } = props;
  const { t } = useText('booking.check');
  return (
    <div className={classNames(css.verdict, css[kind])} role="status">
      <Icon shape={ICONS[kind]} className={css.icon} />
      <h1 className={css.word}>{t(`check.verdict.${kind}`)}</h1>
      <p className={css.why}>{reason}</p>
      {children}
    </div>
  );
}

import { isDoorFault } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Button, classNames, Icon } from '@arbora/ui';
import { checkIcon, closeIcon, warningIcon } from '@arbora/ui/icons';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { AdmitDespiteFault } from '../check/admit-despite-fault';
import { useVerdictReason } from '../check/use-verdict-reason';
import { hasAdmitted, slotName, type Scan } from './door-scan';
import { HolderBadge } from './holder-badge';
import css from './verdict-screen.module.css';

const ICONS = { ok: checkIcon, attention: warningIcon, refused: closeIcon } as const;
/** Display time of a verdict that needs no decision. */
const DISPLAY_MS = { ok: 2500, attention: 6000, refused: 6000 } as const;

interface VerdictScreenProps {
  scan: Scan;
  /** The code was shown again right after this verdict, which need not be that of the person in front. */
  isShownAgain: boolean;
  onAdmit: (note: string) => Promise<void>;
  onNext: () => void;
}

/** The verdict in full screen, readable at arm's length; closes by itself unless a decision is pending. */
export function VerdictScreen({ scan, isShownAgain, onAdmit, onNext }: VerdictScreenProps): ReactElement {
  const { t, locale } = useText('booking.check');
  const { t: tCheckIn } = useText('booking.checkIn');
  const reasonOf = useVerdictReason();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const latestOnNext = useRef(onNext);
  useEffect(() => {
    latestOnNext.current = onNext;
  });
  const { verdict, ticket } = scan;
  const kind = isShownAgain ? 'attention' : hasAdmitted(scan) ? 'ok' : verdict.kind;
  const isQuestion = kind === 'attention' && !isShownAgain;
  const reason = hasAdmitted(scan) ? 'admitted' : verdict.reason;
  const slot = slotName(ticket, locale);
  const reasonText = reasonOf({ kind: reason, at: hasAdmitted(scan) ? scan.at : verdict.at }, ticket);

  useEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    next.current?.focus();
    return () => element?.close();
  }, []);
  useEffect(() => {
    next.current?.focus();
    if (isQuestion) return undefined;
    const timer = setTimeout(() => latestOnNext.current(), DISPLAY_MS[kind]);
    return () => clearTimeout(timer);
  }, [kind, isQuestion, scan]);

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    onNext();
  }
  return (
    <dialog
      ref={dialog}
      className={classNames(css.screen, css[kind])}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={closeOnEscape}
    >
      <div className={css.words} role="status">
        <Icon shape={ICONS[kind]} className={css.icon} />
        <h2 id={titleId} className={css.word}>
          {isShownAgain ? tCheckIn('shownAgain') : t(`check.verdict.${reason}`)}
        </h2>
        {ticket.name && <p className={css.name}>{ticket.name}</p>}
        <HolderBadge state={scan.holder} />
        {(ticket.company ?? slot) && <p>{[ticket.company, slot].filter(Boolean).join(' · ')}</p>}
        <p className={css.why}>
          {isShownAgain
            ? tCheckIn('shownAgainText', { verdict: t(`check.verdict.${reason}`), reason: reasonText })
            : reasonText}
        </p>
      </div>
      <div className={css.actions}>
        {isQuestion && (isDoorFault(verdict.reason) || verdict.reason === 'unknowable') && (
          <AdmitDespiteFault key={scan.key} fault={verdict.reason} reason={reasonText} onAdmit={onAdmit} />
        )}
        <Button ref={next} variant="secondary" size="large" block onClick={onNext}>
          {tCheckIn(isQuestion ? 'refuse' : 'next')}
        </Button>
      </div>
    </dialog>
  );
}

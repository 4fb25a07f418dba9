import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { Badge, ConfirmDialog, IconButton, Section } from '@arbora/ui';
import { checkIcon, clockIcon, closeIcon, refreshIcon, warningIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import css from './check-in-rows.module.css';
import { isInside, type Scan } from './door-scan';
import { HolderBadge } from './holder-badge';

const SHOWN = 10;
const LOOKS = {
  admitted: { tone: 'success', icon: checkIcon },
  waiting: { tone: 'info', icon: clockIcon },
  twice: { tone: 'warning', icon: warningIcon },
  invalid: { tone: 'error', icon: warningIcon },
  undone: { tone: 'neutral', icon: refreshIcon },
} as const;

/** Scans of this device, latest first, with undo of a check-in. */
export function LastScans(props: { scans: readonly Scan[]; onUndo: (scan: Scan) => Promise<boolean> }): ReactElement {
  const { scans, onUndo } = props;
  const { t, formats } = useText('booking.checkIn');
  const { t: check } = useText('booking.check');
  const [asking, setAsking] = useState<Scan | null>(null);
  return (
    <Section placement="inside" title={t('last')}>
      {scans.length === 0 && <p className={css.hint}>{t('lastNone')}</p>}
      <ul role="list" className={css.found}>
        {scans.slice(0, SHOWN).map((scan) => {
          const name = scan.ticket.name ?? t('unnamed');
          return (
            <li key={scan.key} className={css.ticket}>
              <div className={css.words}>
                <strong>{name}</strong>
                <HolderBadge state={scan.holder} />
                <span className={css.slot}>{formats.time(scan.at)}</span>
              </div>
              <div className={css.state}>
                {scan.state === 'refused' ? (
                  <Badge tone="error" icon={closeIcon}>
                    {check(`check.verdict.${scan.verdict.reason}`)}
                  </Badge>
                ) : (
                  <Badge {...LOOKS[scan.state]}>{t(`state.${scan.state}`)}</Badge>
                )}
                {isInside(scan) && scan.state !== 'invalid' && (
                  <IconButton icon={refreshIcon} label={t('undo', { name })} onClick={() => setAsking(scan)} />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={asking !== null}
        title={check('check.undoTitle')}
        confirmLabel={check('check.undo')}
        onConfirm={async () => {
          if (!asking) return;
          if (await onUndo(asking)) snackbar('success', check('check.undone'));
          else snackbar('warning', t('undoOffline'));
        }}
        onClose={() => setAsking(null)}
      >
        <p>{check('check.undoText')}</p>
      </ConfirmDialog>
    </Section>
  );
}

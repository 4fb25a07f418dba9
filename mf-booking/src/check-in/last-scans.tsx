import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { Badge, ConfirmDialog, IconButton, Section } from '@arbora/ui';
import { checkIcon, clockIcon, closeIcon, refreshIcon, warningIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import css from './check-in-rows.module.css';
import { hasAdmitted, type Scan } from './door-scan';
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
  const { t: tCheck } = useText('booking.check');
  const [scanToUndo, setScanToUndo] = useState<Scan | null>(null);
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
                    {tCheck(`check.verdict.${scan.verdict.reason}`)}
                  </Badge>
                ) : (
                  <Badge {...LOOKS[scan.state]}>{t(`state.${scan.state}`)}</Badge>
                )}
                {hasAdmitted(scan) && scan.state !== 'invalid' && (
                  <IconButton icon={refreshIcon} label={t('undo', { name })} onClick={() => setScanToUndo(scan)} />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={scanToUndo !== null}
        title={tCheck('check.undoTitle')}
        confirmLabel={tCheck('check.undo')}
        onConfirm={async () => {
          if (!scanToUndo) return;
          if (await onUndo(scanToUndo)) snackbar('success', tCheck('check.undone'));
          else snackbar('warning', t('undoOffline'));
        }}
        onClose={() => setScanToUndo(null)}
      >
        <p>{tCheck('check.undoText')}</p>
      </ConfirmDialog>
    </Section>
  );
}

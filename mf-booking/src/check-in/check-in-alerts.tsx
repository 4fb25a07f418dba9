import type { DoorList } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Alert, Button, useErrorText } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import type { Scan } from './door-scan';

interface CheckInAlertsProps {
  list: DoorList | null;
  scans: readonly Scan[];
  waiting: readonly Scan[];
  isOffline: boolean;
  error: unknown;
}

/** Alerts for staff: no network, scans waiting to be sent, and conflicts found after sending. */
export function CheckInAlerts({ list, scans, waiting, isOffline, error }: CheckInAlertsProps): ReactElement {
  const { t, formats } = useText('booking.checkIn');
  const { t: tCheck } = useText('booking.check');
  const errorText = useErrorText();
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const open = scans.filter(({ key, state }) => (state === 'twice' || state === 'invalid') && !dismissed.has(key));
  const twice = open.filter(({ state }) => state === 'twice');
  const invalid = open.filter(({ state }) => state === 'invalid');
  const nameOf = ({ ticket }: Scan): string => ticket.name ?? t('unnamed');
  const dismissButton = (dismissedScans: readonly Scan[]): ReactElement => (
    <Button
      size="small"
      variant="secondary"
      onClick={() => setDismissed(new Set([...dismissed, ...dismissedScans.map(({ key }) => key)]))}
    >
      {t('understood')}
    </Button>
  );
  return (
    <>
      {(isOffline || waiting.length > 0) && (
        <Alert tone="warning" live>
          {isOffline && (
            <p>
              {list
                ? t('offline', { at: `${formats.date(list.made_at, 'short')} ${formats.time(list.made_at)}` })
                : t('offlineBlind')}
            </p>
          )}
          {waiting.length > 0 && <p>{t('waiting', { count: waiting.length })}</p>}
        </Alert>
      )}
      {error != null && <Alert tone="error">{errorText(error)}</Alert>}
      {twice.length > 0 && (
        <Alert tone="error" title={t('twiceTitle')} actions={dismissButton(twice)}>
          {twice.map((scan) => (
            <p key={scan.key}>
              {nameOf(scan)}:{' '}
              {scan.admissions
                .map(({ at, place, person_name }) =>
                  t('twiceAt', { place: place ?? person_name ?? t('someone'), at: formats.time(at) }),
                )
                .join(', ')}
            </p>
          ))}
        </Alert>
      )}
      {invalid.length > 0 && (
        <Alert tone="error" title={t('invalidTitle')} actions={dismissButton(invalid)}>
          {invalid.map((scan) => (
            <p key={scan.key}>
              {nameOf(scan)}: {tCheck(`check.verdict.${scan.verdict.reason}`)}, {formats.time(scan.at)}
            </p>
          ))}
        </Alert>
      )}
    </>
  );
}

import { DOOR_PLACE_MAX, type Door } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Disclosure, Stack, useIsOnline } from '@arbora/ui';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useEffect, useId, useState, type ReactElement } from 'react';
import { ticketIdOf } from '../check/ticket-id';
import { useOfflineCopy } from '../offline/use-offline-copy';
import { CameraView } from './camera-view';
import { CheckInAlerts } from './check-in-alerts';
import { CheckInCount } from './check-in-count';
import { doorListQuery } from './door-list.query';
import css from './check-in-rows.module.css';
import { hasAdmitted } from './door-scan';
import { GuestSearch } from './guest-search';
import { LastScans } from './last-scans';
import type { SeenCode } from './new-code-filter';
import { enableSound, signalVerdict } from './verdict-signal';
import { useKeyboardScanner } from './use-keyboard-scanner';
import { useScanning } from './use-scanning';
import { VerdictScreen } from './verdict-screen';

/** This device's name of its check-in location, or null; stored on the device. */
const placeAtom = atomWithStorage<string | null>('arbora.door-place', null, undefined, { getOnInit: true });

/** The name as it is stored: trimmed, null when empty. */
function placeOf(typed: string): string | null {
  return typed.trim().replace(/\s+/g, ' ').slice(0, DOOR_PLACE_MAX) || null;
}

/** Screen for checking in one ticket after another, online or offline. */
export default function CheckInScreen({ owner, door }: { owner: string; door: Door }): ReactElement {
  const { t } = useText('booking.checkIn');
  const placeId = useId();
  const isOnline = useIsOnline();
  const [place, setPlace] = useAtom(placeAtom);
  const [isReaderSettled, setReaderSettled] = useState(false);
  const { data = null, error: listError } = useQuery({
    ...doorListQuery(owner, door.eventId ?? ''),
    enabled: door.eventId !== null,
  });
  const list = door.eventId === null ? null : data;
  const scanning = useScanning({ owner, door, list, place });
  const { current, isShownAgain, scans, waiting, isChecking } = scanning;
  const isUndecided = current !== null && !hasAdmitted(current) && current.verdict.kind === 'attention';
  const queuedIds = new Set(waiting.map(({ id }) => id));

  useEffect(() => {
    if (!current) return;
    signalVerdict(isShownAgain ? 'attention' : hasAdmitted(current) ? 'ok' : current.verdict.kind);
  }, [current, isShownAgain]);
  useEffect(() => {
    // Loaded while online, to be stored. Without the reader, names and keyboard scanners still work offline; the form is
    // what the page shows until it knows that the visitor is staff.
    const parts = [
      import('./code-reader').then(({ openCodeReader }) => openCodeReader()),
      import('../check/ticket-lookup'),
    ];
    void Promise.allSettled(parts).then(() => setReaderSettled(true));
  }, []);
  useOfflineCopy(isReaderSettled);
  function scan(id: string): void {
    enableSound();
    scanning.scan(id);
  }
  useKeyboardScanner(scan);
  function read({ code, isShownAgain }: SeenCode): void {
    const id = ticketIdOf(code);
    if (!id) snackbar('warning', t('noCode'));
    else if (isShownAgain) scanning.showAgain(id);
    else scan(id);
  }
  return (
    <Stack gap={5} align="stretch">
      {door.eventId === null && <p className={css.hint}>{t('choose')}</p>}
      <CheckInAlerts
        list={list}
        scans={scans}
        waiting={waiting}
        isOffline={!isOnline || scanning.isOffline}
        error={scanning.error ?? (list ? null : listError)}
      />
      {list && <CheckInCount list={list} door={door} admittedOffline={queuedIds} />}
      {/* Scanning pauses while a decision is pending. */}
      <CameraView onCode={read} isPaused={isUndecided} />
      <p role="status" className={css.hint}>
        {isChecking && t('checking')}
      </p>
      {list && <GuestSearch list={list} door={door} admittedOffline={queuedIds} onAdmit={scan} />}
      <LastScans scans={scans} onUndo={scanning.undo} />
      <Disclosure summary={t('settings')}>
        <div className={css.search}>
          <label className={css.label} htmlFor={placeId}>
            {t('place')}
          </label>
          <input
            id={placeId}
            className={css.input}
            maxLength={DOOR_PLACE_MAX}
            defaultValue={place ?? ''}
            autoComplete="off"
            aria-describedby={`${placeId}-hint`}
            onChange={(event) => setPlace(placeOf(event.target.value))}
          />
          <p id={`${placeId}-hint`} className={css.hint}>
            {t('placeHint')}
          </p>
        </div>
      </Disclosure>
      {current && (
        <VerdictScreen scan={current} {...{ isShownAgain }} onAdmit={scanning.admit} onNext={scanning.next} />
      )}
    </Stack>
  );
}

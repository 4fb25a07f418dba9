import { doorVerdict, offlineDoorTicket, type Door, type DoorList } from '@arbora/domain';
import { emit } from '@arbora/event-bus';
import { useMutation, useQueryClient } from '@arbora/query';
import { isOnline } from '@arbora/ui';
import { useRef, useState } from 'react';
import { undoCheckIn } from '../check/check-in.mutation';
import { doorListKey } from './door-list.query';
import {
  hasAdmitted,
  holderStateOnList,
  markOnList,
  randomUuid,
  ticketOfCheck,
  ticketOnList,
  withResult,
  type Scan,
} from './door-scan';
import { putOffline } from '../offline/offline-store';
import { isRetryable } from '../offline/is-retryable';
import { sendScans } from './send-scans';
import { useWaitingScans } from './use-waiting-scans';

/** Older scans are not listed. */
const LISTED_MAX = 50;
/** After a request without a response, the next scans skip the wait. */
const SKIP_SERVER_MS = 10_000;

export interface Scanning {
  /** The verdict on screen; null between two tickets. */
  current: Scan | null;
  /** The verdict on screen is an earlier one, of a code that was shown again right after it. */
  isShownAgain: boolean;
  isChecking: boolean;
  /** An error unrelated to the ticket. */
  error: unknown;
  /** The scans of this device, latest first. */
  scans: readonly Scan[];
  waiting: readonly Scan[];
  /** The last scan was checked offline. */
  isOffline: boolean;
  scan: (id: string) => void;
  /** Shows the verdict of a code that was read a moment ago, without another check. */
  showAgain: (id: string) => void;
  /** Admits the ticket on screen despite the warning. */
  admit: (note: string) => Promise<void>;
  next: () => void;
  /** False if it may have been sent already and the server is unreachable. */
  undo: (scan: Scan) => Promise<boolean>;
}

/** Checks tickets by the server or, after a timeout, by the list stored on the device. */
export function useScanning(props: {
  owner: string;
  door: Door;
  list: DoorList | null;
  place: string | null;
}): Scanning {
  const { owner, door, list, place } = props;
  const client = useQueryClient();
  const { mutateAsync: undoOnServer } = useMutation(undoCheckIn);
  const [current, setCurrent] = useState<Scan | null>(null);
  const [isShownAgain, setShownAgain] = useState(false);
  const [scans, setScans] = useState<readonly Scan[]>([]);
  const [error, setError] = useState<unknown>(null);
  const [isChecking, setChecking] = useState(false);
  /** The list used when the server did not respond; a newer list means that it responds again. */
  const [offlineListMadeAt, setOfflineListMadeAt] = useState<string | null>(null);
  const listMadeAt = list?.made_at ?? '';
  const checking = useRef(false);
  /** Scanned while another ticket was being checked; checked afterwards. */
  const queuedTicketId = useRef<string | null>(null);
  const skipServerUntil = useRef(0);
  const { waiting, find, add, drop, flush } = useWaitingScans(owner, (scan) => {
    skipServerUntil.current = 0;
    setOfflineListMadeAt(null);
    record(scan);
  });

  function mark({ id, door: { eventId } }: Scan, checkedAt: string | null): void {
    if (eventId === null) return;
    const marked = client.setQueryData<DoorList>(doorListKey(owner, eventId), (current) =>
      markOnList(current, id, checkedAt),
    );
    if (marked) void putOffline(owner, 'lists', eventId, marked);
  }
  function record(scan: Scan): void {
    setScans((scans) => [scan, ...scans.filter(({ key }) => key !== scan.key)].slice(0, LISTED_MAX));
    if (scan.state === 'admitted' || scan.state === 'twice') {
      mark(scan, scan.admissions[0]?.at ?? scan.at);
      emit('reservations:changed', {});
    }
  }

  async function decide(scan: Scan): Promise<Scan> {
    if (isOnline() && (list === null || Date.now() >= skipServerUntil.current)) {
      try {
        const [result] = await sendScans([scan]);
        setOfflineListMadeAt(null);
        if (result) return withResult({ ...scan, ticket: ticketOfCheck(result.check) }, result);
      } catch (failure) {
        if (!isRetryable(failure)) throw failure;
        scan = { ...scan, isSent: true };
        skipServerUntil.current = Date.now() + SKIP_SERVER_MS;
      }
    }
    setOfflineListMadeAt(listMadeAt);
    const before = find(({ id }) => id === scan.id);
    // As marked since the last render.
    const latestList = list && (client.getQueryData<DoorList>(doorListKey(owner, list.event.id)) ?? list);
    const verdict = doorVerdict(offlineDoorTicket(latestList, scan.id, before?.at ?? null), scan.door, Date.now());
    const isAdmitted = verdict.kind === 'ok' || (verdict.kind === 'attention' && scan.note !== null);
    return { ...scan, verdict, state: isAdmitted ? 'waiting' : 'refused' };
  }
  async function check(scan: Scan): Promise<void> {
    checking.current = true;
    setChecking(true);
    setError(null);
    try {
      const decided = await decide(scan);
      record(decided);
      setCurrent(decided);
      setShownAgain(false);
      if (decided.state === 'waiting') await add(decided);
      else if (find(() => true)) void flush();
    } catch (failure) {
      setError(failure);
      if (scan.note !== null) throw failure;
    } finally {
      checking.current = false;
      setChecking(false);
      const id = queuedTicketId.current;
      queuedTicketId.current = null;
      if (id !== null) scanCode(id);
    }
  }

  function scanCode(id: string): void {
    // One at a time; of codes scanned meanwhile only the latest is checked.
    if (checking.current) queuedTicketId.current = id;
    else
      void check({
        key: randomUuid(),
        id,
        at: new Date().toISOString(),
        door,
        place,
        note: null,
        state: 'refused',
        isSent: false,
        verdict: { kind: 'refused', reason: 'unknown', at: null },
        ticket: ticketOnList(list, id),
        holder: holderStateOnList(list, id),
        admissions: [],
      });
  }

  function showAgain(id: string): void {
    const last = scans.find((scan) => scan.id === id);
    if (checking.current || !last || last.state === 'undone') return scanCode(id);
    // A copy, so that it is signalled again.
    setCurrent({ ...last });
    // A question without a decision is asked again.
    setShownAgain(hasAdmitted(last) || last.verdict.kind !== 'attention');
  }

  return {
    current,
    isShownAgain,
    isChecking,
    error,
    scans,
    waiting,
    isOffline: offlineListMadeAt === listMadeAt,
    scan: scanCode,
    showAgain,
    admit: async (note) => {
      if (current) await check({ ...current, note, at: new Date().toISOString() });
    },
    next: () => setCurrent(null),
    undo: async (scan) => {
      const isSame = ({ key }: Scan): boolean => key === scan.key;
      const queued = find(isSame);
      if (queued && !queued.isSent) {
        await drop(queued);
        record({ ...scan, state: 'undone' });
        return true;
      }
      if (queued) {
        await flush();
        if (find(isSame)) return false;
      }
      await undoOnServer({ id: scan.id });
      mark(scan, null);
      record({ ...scan, state: 'undone' });
      return true;
    },
  };
}

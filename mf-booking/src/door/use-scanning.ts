import { doorVerdict, keptDoorTicket, type Door, type DoorList } from '@arbora/domain';
import { emit } from '@arbora/event-bus';
import { useMutation, useQueryClient } from '@arbora/query';
import { isOnline } from '@arbora/ui';
import { useRef, useState } from 'react';
import { undoCheckIn } from '../check/check-in.mutation';
import { doorListKey } from './door-list.query';
import { isInside, randomKey, ticketOfCheck, ticketOnList, withResult, type Scan } from './door-scan';
import { markOnList } from './mark-on-list';
import { keep } from './kept-store';
import { isNoAnswer, sendScans } from './send-scans';
import { useWaitingScans } from './use-waiting-scans';

/** More are nobody's last ones. */
const REMEMBERED = 50;

export interface Scanning {
  /** What stands on the screen; null between two tickets. */
  current: Scan | null;
  isChecking: boolean;
  /** A failure that says nothing about the ticket. */
  error: unknown;
  /** The scans of this device, the last one first. */
  scans: readonly Scan[];
  waiting: readonly Scan[];
  /** The last scan was judged without the server. */
  isAlone: boolean;
  scan: (id: string) => void;
  /** Lets the ticket on the screen in, in spite of the warning. */
  admit: (note: string) => Promise<void>;
  next: () => void;
  /** False where it may have been sent already and the server cannot be asked. */
  undo: (scan: Scan) => Promise<boolean>;
}

/** Judges tickets at a door: by the server, or without an answer in time by the list that the device keeps. */
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
  const [scans, setScans] = useState<readonly Scan[]>([]);
  const [error, setError] = useState<unknown>(null);
  const [isChecking, setChecking] = useState(false);
  /** The list that was judged by when the server did not answer; a newer one means that it answers again. */
  const [aloneWith, setAloneWith] = useState<string | null>(null);
  const listMadeAt = list?.made_at ?? '';
  const checking = useRef(false);
  const { waiting, add, drop, flush } = useWaitingScans(owner, (scan) => {
    setAloneWith(null);
    record(scan);
  });

  function mark(id: string, checkedAt: string | null): void {
    if (door.eventId === null) return;
    const next = client.setQueryData<DoorList>(doorListKey(owner, door.eventId), (known) =>
      markOnList(known, id, checkedAt),
    );
    if (next) void keep(owner, 'lists', next.event.id, next);
  }
  function record(scan: Scan): void {
    setScans((known) => [scan, ...known.filter(({ key }) => key !== scan.key)].slice(0, REMEMBERED));
    if (scan.state === 'admitted' || scan.state === 'twice') {
      mark(scan.id, scan.admissions[0]?.at ?? scan.at);
      emit('reservations:changed', {});
    }
  }

  async function judge(scan: Scan): Promise<Scan> {
    if (isOnline()) {
      try {
        const [result] = await sendScans([scan]);
        setAloneWith(null);
        if (result) return withResult({ ...scan, ticket: ticketOfCheck(result.check) }, result);
      } catch (failure) {
        if (!isNoAnswer(failure)) throw failure;
        scan = { ...scan, isSent: true };
      }
    }
    setAloneWith(listMadeAt);
    const before = waiting.find((one) => one.id === scan.id && isInside(one));
    const verdict = doorVerdict(keptDoorTicket(list, scan.id, before?.at ?? null), scan.door, Date.now());
    const isLetIn = verdict.kind === 'ok' || (verdict.kind === 'attention' && scan.note !== null);
    return { ...scan, verdict, state: isLetIn ? 'waiting' : 'refused' };
  }
  async function check(scan: Scan): Promise<void> {
    // One at a time: who stands at the door is one person.
    if (checking.current) return;
    checking.current = true;
    setChecking(true);
    setError(null);
    try {
      const judged = await judge(scan);
      record(judged);
      setCurrent(judged);
      if (judged.state === 'waiting') await add(judged);
      else if (waiting.length > 0) void flush();
    } catch (failure) {
      setError(failure);
      if (scan.note !== null) throw failure;
    } finally {
      checking.current = false;
      setChecking(false);
    }
  }

  return {
    current,
    isChecking,
    error,
    scans,
    waiting,
    isAlone: aloneWith === listMadeAt,
    scan: (id) =>
      void check({
        key: randomKey(),
        id,
        at: new Date().toISOString(),
        door,
        place,
        note: null,
        state: 'refused',
        isSent: false,
        verdict: { kind: 'refused', reason: 'unknown', at: null },
        ticket: ticketOnList(list, id),
        admissions: [],
      }),
    admit: async (note) => {
      if (current) await check({ ...current, note, at: new Date().toISOString() });
    },
    next: () => setCurrent(null),
    undo: async (scan) => {
      const queued = waiting.find(({ key }) => key === scan.key);
      if (queued && !queued.isSent) {
        await drop(queued);
        record({ ...scan, state: 'undone' });
        return true;
      }
      if (queued) {
        await flush();
        if (!isOnline()) return false;
      }
      await undoOnServer({ id: scan.id });
      mark(scan.id, null);
      record({ ...scan, state: 'undone' });
      return true;
    },
  };
}

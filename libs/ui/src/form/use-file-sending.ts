import { RESIZING } from '@arbora/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorCodeOf } from '../states/error-text';

/** Uploads one file. `onProgress` takes the uploaded share, 0 to 1; `signal` aborts. */
export type SendFile<T> = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<T>;

export type FileState = 'sending' | 'done' | 'failed';

/** A pending, uploaded or failed file. */
export interface SentFile<T> {
  id: string;
  file: File;
  state: FileState;
  /** 0 to 1. */
  share: number;
  /** Stable error code. */
  error?: string;
  /** Result of the upload. */
  result?: T;
}

export interface FileSending<T> {
  files: readonly SentFile<T>[];
  /** Adds files; those for which `refusalCode` returns a code are listed with it and not uploaded. */
  add: (files: Iterable<File>) => void;
  retry: (id: string) => void;
  /** Removes a file from the list and aborts its upload. */
  remove: (id: string) => void;
}

let counter = 0;

/** A semaphore that limits concurrency. */
class Semaphore {
  private free: number = RESIZING.concurrency;
  private readonly waiting: (() => void)[] = [];

  acquire(): Promise<void> | undefined {
    if (this.free === 0) return new Promise((go) => this.waiting.push(go));
    this.free -= 1;
    return undefined;
  }
  release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}

/** The files of a drop area. `refusalCode` returns an error code for a file that must not be uploaded, or null. */
export function useFileSending<T>(
  send: SendFile<T>,
  refusalCode: (file: File, others: number) => string | null,
  onChange?: (files: readonly SentFile<T>[]) => void,
): FileSending<T> {
  const [files, setFiles] = useState<readonly SentFile<T>[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const latest = useRef(files);
  const [semaphore] = useState(() => new Semaphore());

  const apply = useCallback(
    (change: (old: readonly SentFile<T>[]) => readonly SentFile<T>[]) => {
      latest.current = change(latest.current);
      setFiles(latest.current);
      onChange?.(latest.current);
    },
    [onChange],
  );
  const patch = useCallback(
    (id: string, part: Partial<SentFile<T>>) =>
      apply((old) => old.map((entry) => (entry.id === id ? { ...entry, ...part } : entry))),
    [apply],
  );

  const start = useCallback(
    async ({ id, file }: SentFile<T>) => {
      const controller = new AbortController();
      running.current.set(id, controller);
      const { signal } = controller;
      const onProgress = (share: number): void => {
        if (!signal.aborted) patch(id, { share: Math.min(1, Math.max(0, share)) });
      };
      const turn = semaphore.acquire();
      if (turn) await turn;
      try {
        signal.throwIfAborted();
        const result = await send(file, { onProgress, signal });
        if (!signal.aborted) patch(id, { state: 'done', share: 1, result });
      } catch (error) {
        if (!signal.aborted) patch(id, { state: 'failed', error: errorCodeOf(error) });
      } finally {
        semaphore.release();
        if (running.current.get(id) === controller) running.current.delete(id);
      }
    },
    [send, patch, semaphore],
  );

  const add = useCallback(
    (added: Iterable<File>) => {
      const entries: SentFile<T>[] = [];
      for (const file of added) {
        const others = [...latest.current, ...entries].filter(({ state }) => state !== 'failed').length;
        const error = refusalCode(file, others);
        const id = `file-${(counter += 1)}`;
        entries.push(
          error === null ? { id, file, state: 'sending', share: 0 } : { id, file, state: 'failed', share: 0, error },
        );
      }
      apply((old) => [...old, ...entries]);
      for (const entry of entries) if (entry.state === 'sending') void start(entry);
    },
    [apply, refusalCode, start],
  );
  const retry = useCallback(
    (id: string) => {
      const entry = latest.current.find((candidate) => candidate.id === id);
      if (!entry) return;
      patch(id, { state: 'sending', share: 0, error: undefined });
      void start(entry);
    },
    [patch, start],
  );
  const remove = useCallback(
    (id: string) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      apply((old) => old.filter((entry) => entry.id !== id));
    },
    [apply],
  );

  useEffect(() => {
    const left = running.current;
    return () => {
      for (const controller of left.values()) controller.abort();
      left.clear();
    };
  }, []);
  return { files, add, retry, remove };
}

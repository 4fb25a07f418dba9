import { SNACKBAR_REMOVAL_DEFAULT, SNACKBAR_REMOVAL_DELAY } from '@arbora/domain';
import { on, type SnackbarMessage } from '@arbora/event-bus';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The visible snackbars: each hides after its timeout and is removed 200 ms later (spec §4, §9). */
export function useSnackbars(): { messages: readonly SnackbarMessage[]; close: (id: string) => void } {
  const [messages, setMessages] = useState<readonly SnackbarMessage[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const schedule = useCallback((delay: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      work();
    }, delay);
    timers.current.add(timer);
  }, []);
  const hide = useCallback((id: string) => {
    setMessages((old) => old.map((message) => (message.id === id ? { ...message, show: false } : message)));
  }, []);
  const remove = useCallback((id: string) => {
    setMessages((old) => old.filter((message) => message.id !== id));
  }, []);

  useEffect(() => {
    const pending = timers.current;
    const stop = on('snackbar', (message) => {
      setMessages((old) => [...old.filter(({ id }) => id !== message.id), message]);
      if (message.timeout > 0) schedule(message.timeout, () => hide(message.id));
      schedule(message.timeout > 0 ? message.timeout + SNACKBAR_REMOVAL_DELAY : SNACKBAR_REMOVAL_DEFAULT, () =>
        remove(message.id),
      );
    });
    return () => {
      stop();
      for (const timer of pending) clearTimeout(timer);
      pending.clear();
    };
  }, [schedule, hide, remove]);

  const close = useCallback(
    (id: string) => {
      hide(id);
      schedule(SNACKBAR_REMOVAL_DELAY, () => remove(id));
    },
    [hide, schedule, remove],
  );
  return { messages, close };
}

import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { RemoteDefinition } from './definition';
import type { Host } from './host';
import { isSamePage, locate } from './locate';
import { movePicture } from './move-picture';
import { preparePageAt, type PreparedPage } from './prepare';

export type VisiblePage = PreparedPage & { error?: unknown };

/**
 * Returns the visible page. After a navigation, the current page stays until the next one is ready; changes of search
 * or hash apply at once. Locations of other remotes are ignored, as the shell unmounts this one. `retry` prepares the
 * current location again after a failed load.
 */
export function useVisiblePage(
  definition: RemoteDefinition,
  host: Host,
  first: PreparedPage,
): { visible: VisiblePage; retry: () => void } {
  const [visible, setVisible] = useState<VisiblePage>(first);
  const shown = useRef<VisiblePage>(first);
  const turn = useRef(0);

  const follow = useCallback(() => {
    const show = (page: VisiblePage): void => {
      shown.current = page;
      setVisible(page);
    };
    const showNext = (page: VisiblePage): void => {
      const isOnward = host.history.action !== 'POP' && !page.error;
      if (isOnward && movePicture(page.location.pathname, () => show(page))) return;
      // In time slices: user input is handled meanwhile.
      startTransition(() => show(page));
    };
    const current = ++turn.current;
    const target = locate(definition, host.history.location);
    if (!target) return;
    if (isSamePage(target, shown.current) && !shown.current.error) {
      // Synchronously: the next click must use links with the new location.
      show({ ...shown.current, location: target.location });
      return;
    }
    preparePageAt(definition, host, target).then(
      (page) => current === turn.current && showNext(page),
      (error: unknown) => {
        if (current !== turn.current) return;
        host.pageFailed?.({ remote: definition.name, error });
        showNext({ ...shown.current, ...target, error });
      },
    );
  }, [definition, host]);

  useEffect(() => {
    const stop = host.history.listen(follow);
    if (host.history.location.key !== shown.current.location.key) follow();
    return () => {
      turn.current += 1;
      stop();
    };
  }, [follow, host]);

  return { visible, retry: follow };
}

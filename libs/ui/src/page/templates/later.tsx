import { useIsReturn } from '@arbora/router';
import { useDeferredValue, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import css from './later.module.css';

const never = () => () => undefined;

/**
 * What is shown one step after what stands around it, so that a click is answered by the next page's heading while its
 * body is still being made, in slices. On a server, and where a page from there is taken over, it is there at once; so
 * it is where the person goes back, most likely to a place far below the heading. Without `room` it takes none
 * until then.
 */
export function Later({ children, room = true }: { children: ReactNode; room?: boolean }): ReactElement {
  const isRendered = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const isReturn = useIsReturn();
  // Only the first time: fields whose text is kept above must not lag behind what is typed.
  const isTime = useDeferredValue(true, isRendered || isReturn);
  return <>{isTime ? children : room && <div className={css.room} />}</>;
}

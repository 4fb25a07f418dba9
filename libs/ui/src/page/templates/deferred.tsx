import { useIsHistoryNavigation } from '@arbora/router';
import { useDeferredValue, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import css from './deferred.module.css';

const never = () => () => undefined;

/**
 * Defers its children by one render, so that a click is answered by the next page's heading while React renders the
 * body in time slices. Renders them at once on the server and when hydrating, and on back, where the restored scroll
 * position may be far below the heading. `reserveSpace={false}` reserves no space until then.
 */
export function Deferred({
  children,
  reserveSpace = true,
}: {
  children: ReactNode;
  reserveSpace?: boolean;
}): ReactElement {
  const isRendered = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const isReturn = useIsHistoryNavigation();
  // Defer the first render only: controlled fields whose state is kept above must not lag behind the input.
  const shouldRender = useDeferredValue(true, isRendered || isReturn);
  return <>{shouldRender ? children : reserveSpace && <div className={css.space} />}</>;
}

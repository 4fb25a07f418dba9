import { lazy, Suspense, type ReactNode } from 'react';
import type { ManagerNavProps } from './manager-nav';
// Reserves the space until the chunk is loaded, which avoids a layout shift.
import styles from './manager-nav.module.css';

function ReservedSpace(): ReactNode {
  return <div className={styles.side} />;
}

const ManagerNav = lazy(() =>
  import('./manager-nav').then(
    (module) => ({ default: module.ManagerNav }),
    () => ({ default: ReservedSpace }),
  ),
);

/** The back office's navigation, lazily loaded because only staff see it. */
export function LazyManagerNav(props: ManagerNavProps): ReactNode {
  return (
    <Suspense fallback={<ReservedSpace />}>
      <ManagerNav {...props} />
    </Suspense>
  );
}

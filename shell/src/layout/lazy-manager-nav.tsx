import { lazy, Suspense, type ReactNode } from 'react';
import type { ManagerNavProps } from './manager-nav';
// Reserves the space until the chunk is loaded, which avoids a layout shift.
import styles from './manager-nav.module.css';

function Place(): ReactNode {
  return <div className={styles.side} />;
}

const ManagerNav = lazy(() =>
  import('./manager-nav').then(
    (module) => ({ default: module.ManagerNav }),
    () => ({ default: Place }),
  ),
);

/** The back office's navigation, lazily loaded because only staff see it. */
export function LazyManagerNav(props: ManagerNavProps): ReactNode {
  return (
    <Suspense fallback={<Place />}>
      <ManagerNav {...props} />
    </Suspense>
  );
}

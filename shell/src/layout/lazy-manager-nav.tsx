import { lazy, Suspense, type ReactNode } from 'react';
import type { ManagerNavProps } from './manager-nav';
import styles from './manager-nav.module.css';

/** Keeps the navigation's space until its chunk is loaded, or if it does not load: avoids a layout shift. */
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

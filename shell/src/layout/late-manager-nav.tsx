import { lazy, Suspense, type ReactNode } from 'react';
import type { ManagerNavProps } from './manager-nav';
// Keeps its place until its code is there, so that the page beside it does not move.
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

/** The back office's navigation. Only staff ever see it: its code comes when it is shown. */
export function LateManagerNav(props: ManagerNavProps): ReactNode {
  return (
    <Suspense fallback={<Place />}>
      <ManagerNav {...props} />
    </Suspense>
  );
}

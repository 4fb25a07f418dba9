import { useIsHistoryNavigation } from '@arbora/router';
import { lazy, Suspense, useEffect, useRef, type ReactElement } from 'react';
import { whenNear } from '../near/when-near';
import css from './below-the-fold.module.css';

let startLoading: () => void;
const loadingStarted = new Promise<void>((resolve) => (startLoading = resolve));

/** In the browser the code loads when the section is near; the server-rendered HTML stays until then. */
const HomeSections = lazy(async () => {
  if (typeof window !== 'undefined') await loadingStarted;
  return { default: (await import('./home-sections')).HomeSections };
});

/** The page below the first screen. */
export function BelowTheFold(): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  const isReturn = useIsHistoryNavigation();
  useEffect(() => {
    // On back navigation load at once: scroll restoration may lead far below.
    if (isReturn) return startLoading();
    return whenNear(element.current!, startLoading);
  }, [isReturn]);
  return (
    <div ref={element}>
      <Suspense fallback={<div className={css.room} />}>
        <HomeSections />
      </Suspense>
    </div>
  );
}

import { useIsReturn } from '@arbora/router';
import { lazy, Suspense, useEffect, useRef, type ReactElement } from 'react';
import { whenNear } from '../near/when-near';
import css from './below-first-screen.module.css';

let approach: () => void;
const approached = new Promise<void>((resolve) => (approach = resolve));

/** In the browser the code loads when the section is near; the server-rendered HTML stays until then. */
const Sections = lazy(async () => {
  if (typeof window !== 'undefined') await approached;
  return { default: (await import('./sections')).Sections };
});

/** The page below the first screen. */
export function BelowFirstScreen(): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  const isReturn = useIsReturn();
  useEffect(() => {
    // On back navigation load at once: scroll restoration may lead far below.
    if (isReturn) return approach();
    return whenNear(element.current!, approach);
  }, [isReturn]);
  return (
    <div ref={element}>
      <Suspense fallback={<div className={css.room} />}>
        <Sections />
      </Suspense>
    </div>
  );
}

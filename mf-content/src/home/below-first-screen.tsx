import { useIsReturn } from '@arbora/router';
import { lazy, Suspense, useEffect, useRef, type ReactElement } from 'react';
import { whenNear } from '../near/when-near';
import css from './below-first-screen.module.css';

let approach: () => void;
const approached = new Promise<void>((resolve) => (approach = resolve));

/** In the browser its scripts come when it is near; what the server has rendered stands there until then. */
const Sections = lazy(async () => {
  if (typeof window !== 'undefined') await approached;
  return { default: (await import('./sections')).Sections };
});

/** What is below the first screen of the page. */
export function BelowFirstScreen(): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  const isReturn = useIsReturn();
  useEffect(() => {
    // Who goes back is to be where he was, which may be far below.
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

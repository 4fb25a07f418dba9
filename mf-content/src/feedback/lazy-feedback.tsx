import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { whenNear } from '../near/when-near';
import type { FeedbackProps } from './feedback';
import css from './feedback.module.css';

const Feedback = lazy(async () => ({ default: (await import('./feedback')).Feedback }));

/** Feedback on an article; code and data load when it is scrolled near. */
export function LazyFeedback({ article }: FeedbackProps): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => whenNear(element.current!, () => setNear(true)), []);
  return (
    <div ref={element} className={css.room}>
      {isNear && (
        <Suspense fallback={null}>
          <Feedback article={article} />
        </Suspense>
      )}
    </div>
  );
}

import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { ErrorScreenProps } from './error-screen';
// The server renders the screen before its chunk is loaded, so its styles are part of the entry.
import './error-screen.module.css';
import './mole.module.css';

/** Fallback if the chunk cannot be loaded: a link to the home page. */
function PlainScreen({ status, homeHref = '/' }: ErrorScreenProps): ReactNode {
  return (
    <main>
      <h1>#{status}</h1>
      <a href={homeHref}>{window.location.host}</a>
    </main>
  );
}

const Screen = lazy(() =>
  import('./error-screen').then(
    ({ ErrorScreen }) => ({ default: ErrorScreen }),
    () => ({ default: PlainScreen }),
  ),
);

/** The error screen, lazily loaded because most visits never show it. */
export function LazyErrorScreen(props: ErrorScreenProps): ReactNode {
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  );
}

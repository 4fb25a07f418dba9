import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { ErrorScreenProps } from './error-screen';
// A server sends the screen before its code is there, so its look is part of what every page begins with.
import './error-screen.module.css';
import './mole.module.css';

/** Where even its code cannot be had there is still a way home. */
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

/** The error screen. Most visits never see it: its code comes when it is shown. */
export function LateErrorScreen(props: ErrorScreenProps): ReactNode {
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  );
}

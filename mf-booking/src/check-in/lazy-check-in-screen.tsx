import type { Door } from '@arbora/domain';
import { LoadingState } from '@arbora/ui';
import type { ReactElement } from 'react';
import { LazyPart } from '../lazy-part';
import { checkInTexts } from './locales';

/** The check-in screen, loaded for staff only. */
export function LazyCheckInScreen(props: { owner: string; door: Door }): ReactElement {
  return (
    <LazyPart
      section={checkInTexts}
      load={() => import('./check-in-screen')}
      with={props}
      fallback={<LoadingState />}
    />
  );
}

import type { Door } from '@arbora/domain';
import { useI18n } from '@arbora/i18n';
import { LoadingState } from '@arbora/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { checkInTexts } from './locales';

/** The check-in screen, loaded for staff only. */
export function CheckIn(props: { owner: string; door: Door }): ReactElement {
  const i18n = useI18n();
  const [CheckInScreen] = useState(() =>
    lazy(async () => {
      const [screen] = await Promise.all([
        import('./check-in-screen'),
        i18n.loadTexts(checkInTexts.namespace, checkInTexts.texts),
      ]);
      return screen;
    }),
  );
  return (
    <Suspense fallback={<LoadingState />}>
      <CheckInScreen {...props} />
    </Suspense>
  );
}

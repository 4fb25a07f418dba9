import type { Door as ChosenDoor } from '@arbora/domain';
import { useI18n } from '@arbora/i18n';
import { LoadingState } from '@arbora/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { doorTexts } from './locales';

/** The door screen; loaded for staff only. */
export function Door(props: { owner: string; door: ChosenDoor }): ReactElement {
  const i18n = useI18n();
  const [DoorScreen] = useState(() =>
    lazy(async () => {
      const [screen] = await Promise.all([
        import('./door-screen'),
        i18n.loadTexts(doorTexts.namespace, doorTexts.texts),
      ]);
      return screen;
    }),
  );
  return (
    <Suspense fallback={<LoadingState />}>
      <DoorScreen {...props} />
    </Suspense>
  );
}

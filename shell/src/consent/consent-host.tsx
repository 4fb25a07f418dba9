import { on } from '@arbora/event-bus';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { ConsentProps, ConsentStart } from './consent';
import { whenIdle } from './when-idle';

export interface ConsentHostProps {
  /** Whether the requested page is visible. */
  isPageShown: boolean;
  hasPrivacyPage: boolean;
  tagManagerId?: ConsentStart['tagManagerId'];
  mayMeasure: ConsentStart['mayMeasure'];
}

/** Loads the consent UI once the page is shown and the browser idle, or at once when the settings are opened. */
export function ConsentHost(props: ConsentHostProps): ReactNode {
  const { isPageShown, hasPrivacyPage, tagManagerId, mayMeasure } = props;
  const [Consent, setConsent] = useState<ComponentType<ConsentProps> | null>(null);
  const [isDetailsOpen, setDetailsOpen] = useState(false);
  const loading = useRef(false);

  const load = useCallback((): void => {
    if (loading.current) return;
    loading.current = true;
    import('./consent').then(
      (module) => {
        module.startConsent({ tagManagerId, mayMeasure });
        // Low priority: rendered in time slices.
        startTransition(() => setConsent(() => module.Consent));
      },
      (error: unknown) => {
        // Opening the settings retries.
        loading.current = false;
        console.warn('The cookie settings did not load', error);
      },
    );
  }, [tagManagerId, mayMeasure]);

  useEffect(() => (isPageShown ? whenIdle(load) : undefined), [isPageShown, load]);
  useEffect(
    () =>
      on('consent:open', () => {
        setDetailsOpen(true);
        load();
      }),
    [load],
  );

  if (!Consent) return null;
  return <Consent hasPrivacyPage={hasPrivacyPage} isDetailsOpen={isDetailsOpen} onDetails={setDetailsOpen} />;
}

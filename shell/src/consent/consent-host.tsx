import type { ConsentConfiguration, ConsentOverrides, Locale } from '@arbora/domain';
import { on } from '@arbora/event-bus';
import { useLocale } from '@arbora/i18n';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { whenIdle } from '../when-idle';
import type { ConsentProps, ConsentStart } from './consent';

interface Loaded {
  Consent: ComponentType<ConsentProps>;
  configuration: ConsentConfiguration;
}

export interface ConsentHostProps {
  /** False while the page is loading; true also if it failed or there is none. */
  isPageSettled: boolean;
  hasPrivacyPage: boolean;
  tagManagerId?: ConsentStart['tagManagerId'];
  /** What admins have set in place of the configuration. */
  overrides?: ConsentOverrides | undefined;
  mayMeasure: ConsentStart['mayMeasure'];
}

/**
 * Loads the consent UI, cleans up outdated cookies and connects the tag manager once the page is shown and the browser
 * idle, or at once when the settings are opened.
 */
export function ConsentHost(props: ConsentHostProps): ReactNode {
  const { isPageSettled, hasPrivacyPage, tagManagerId, overrides, mayMeasure } = props;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isDetailsOpen, setDetailsOpen] = useState(false);
  const locale = useLocale();
  /** The language that was loaded last, or is loading. */
  const loadedFor = useRef<Locale | null>(null);

  const load = useCallback(async (): Promise<void> => {
    const previous = loadedFor.current;
    if (previous === locale) return;
    loadedFor.current = locale;
    try {
      const module = await import('./consent');
      const configuration = await module.configurationOf(overrides ?? {}, locale);
      if (previous === null) module.startConsent({ tagManagerId, mayMeasure, configuration });
      // Low priority: rendered in time slices.
      startTransition(() => setLoaded({ Consent: module.Consent, configuration }));
    } catch (error) {
      // Opening the settings retries.
      loadedFor.current = previous;
      console.warn('The cookie settings did not load', error);
    }
  }, [tagManagerId, overrides, mayMeasure, locale]);

  useEffect(() => (isPageSettled ? whenIdle(() => void load()) : undefined), [isPageSettled, load]);
  useEffect(
    () =>
      on('consent:open', () => {
        setDetailsOpen(true);
        void load();
      }),
    [load],
  );

  if (!loaded) return null;
  const { Consent, configuration } = loaded;
  return (
    <Consent
      configuration={configuration}
      hasPrivacyPage={hasPrivacyPage}
      isDetailsOpen={isDetailsOpen}
      onDetails={setDetailsOpen}
    />
  );
}

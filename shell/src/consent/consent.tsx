import { CONSENT, readConsent } from '@arbora/domain';
import type { Consent as StoredConsent, ConsentConfiguration, ConsentOverrides, Locale } from '@arbora/domain';
import { on, snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { ConsentBanner, useConsentText, type ConsentBannerProps, type ConsentDetailsProps } from '@arbora/ui/consent';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { decide, reconcileCookies } from './decide';
import { useBottomInset } from './use-bottom-inset';

export interface ConsentStart {
  tagManagerId?: string | undefined;
  /** Whether this document may load third-party measurement; see `DocumentPrivacy`. */
  mayMeasure: () => boolean;
  configuration: ConsentConfiguration;
}

/** The configuration with the overrides of admins. Their code and the Polish texts load only if they are needed. */
export async function configurationOf(overrides: ConsentOverrides, locale: Locale): Promise<ConsentConfiguration> {
  if (locale !== 'pl' && Object.keys(overrides).length === 0) return CONSENT;
  return (await import('./overridden-consent')).overriddenConsent(overrides);
}

/** Cookie handling before the visitor is asked. Call once per document, before `Consent` is first shown. */
export function startConsent({ tagManagerId, mayMeasure, configuration }: ConsentStart): void {
  reconcileCookies(configuration);
  if (!tagManagerId) return;
  // On demand: most installations measure nothing.
  import('./tag-manager').then(
    ({ connectTagManager }) => connectTagManager(tagManagerId, mayMeasure),
    (error: unknown) => console.warn('The tag manager did not load', error),
  );
}

const storedConsent = (): StoredConsent => readConsent(document.cookie);

/** The visitor's decision, kept in sync across tabs. Browser only. */
function useConsent(): StoredConsent {
  const [consent, setConsent] = useState(storedConsent);
  useEffect(() => on('consent:changed', () => setConsent(storedConsent())), []);
  return consent;
}

/** Moves the focus to the page content, as the buttons that had it are unmounted. */
function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** The banner, with its height kept free at the bottom of the window. */
function FixedBanner(props: Omit<ConsentBannerProps, 'ref'>): ReactNode {
  const banner = useRef<HTMLElement>(null);
  useBottomInset(banner);
  return <ConsentBanner {...props} ref={banner} />;
}

export interface ConsentProps {
  configuration: ConsentConfiguration;
  hasPrivacyPage: boolean;
  isDetailsOpen: boolean;
  onDetails: (isOpen: boolean) => void;
}

/** Shows the banner until the visitor has decided, and the details on demand. */
export function Consent(props: ConsentProps): ReactNode {
  const { configuration, hasPrivacyPage, isDetailsOpen, onDetails } = props;
  const consent = useConsent();
  const { t } = useConsentText(configuration);
  const { t: tShell } = useText('shell');
  // Closing decides nothing: the next document asks again.
  const [isDismissed, setDismissed] = useState(false);
  // Lazily loaded when first opened; stays mounted afterwards.
  const [Details, setDetails] = useState<ComponentType<ConsentDetailsProps> | null>(null);
  const isWaiting = isDetailsOpen && Details === null;
  useEffect(() => {
    if (!isWaiting) return;
    import('./consent-details').then(
      (module) => setDetails(() => module.ConsentDetails),
      (error: unknown) => {
        console.warn('The cookie settings did not load', error);
        snackbar('error', tShell('outlet.failed'));
        // Lets the next opening retry.
        onDetails(false);
      },
    );
  }, [isWaiting, onDetails, tShell]);
  const isBannerShown = consent.decision === 'undecided' && configuration.optional.length > 0 && !isDismissed;
  const all = configuration.optional.map(({ id }) => id);

  function decideInBanner(accepted: readonly string[]): void {
    decide(configuration, accepted);
    focusContent();
  }
  function decideInDetails(accepted: readonly string[]): void {
    decide(configuration, accepted);
    onDetails(false);
    snackbar('success', t('saved'));
    // The button that opened the details unmounts with the banner, so the focus cannot be restored to it.
    if (isBannerShown) focusContent();
  }
  return (
    <>
      {isBannerShown && (
        <FixedBanner
          configuration={configuration}
          privacyPath={hasPrivacyPage ? routes.gdpr.pattern : null}
          onAcceptAll={() => decideInBanner(all)}
          onAcceptNecessary={() => decideInBanner([])}
          onManage={() => onDetails(true)}
          onClose={() => {
            setDismissed(true);
            focusContent();
          }}
        />
      )}
      {Details && (
        <Details
          configuration={configuration}
          consent={consent}
          open={isDetailsOpen}
          onDecide={decideInDetails}
          onClose={() => onDetails(false)}
        />
      )}
    </>
  );
}

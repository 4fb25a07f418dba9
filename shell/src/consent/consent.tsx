import type { ConsentConfiguration } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { CONSENT } from './configuration';
import { ConsentBanner } from './consent-banner';
import type { ConsentDetailsProps } from './consent-details';
import { decide, settle } from './decide';
import { followTagManager } from './tag-manager';
import { useConsent } from './use-consent';
import { useConsentText } from './use-consent-text';

export interface ConsentStart {
  tagManagerId?: string | undefined;
  /** Whether this document may load third-party measurement; see `DocumentPrivacy`. */
  mayMeasure: () => boolean;
  /** Default: the configuration of this site. */
  configuration?: ConsentConfiguration;
}

/** Cookie handling before the visitor is asked. Call once per document, before `Consent` is first shown. */
export function startConsent({ tagManagerId, mayMeasure, configuration = CONSENT }: ConsentStart): void {
  settle(configuration);
  if (tagManagerId) followTagManager(tagManagerId, mayMeasure);
}

/** Moves the focus to the page content, as the buttons that had it are unmounted. */
function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

export interface ConsentProps {
  /** Default: the configuration of this site. */
  configuration?: ConsentConfiguration;
  hasPrivacyPage: boolean;
  isDetailsOpen: boolean;
  onDetails: (isOpen: boolean) => void;
}

/** Shows the banner until the visitor has decided, and the details on demand. */
export function Consent(props: ConsentProps): ReactNode {
  const { configuration = CONSENT, hasPrivacyPage, isDetailsOpen, onDetails } = props;
  const consent = useConsent();
  const { t } = useConsentText(configuration);
  const { t: tShell } = useText('shell');
  // Closing decides nothing: the next document asks again.
  const [isPutOff, setPutOff] = useState(false);
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
  const isAsking = consent.decision === 'undecided' && configuration.optional.length > 0 && !isPutOff;
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
    if (isAsking) focusContent();
  }
  return (
    <>
      {isAsking && (
        <ConsentBanner
          configuration={configuration}
          hasPrivacyPage={hasPrivacyPage}
          onAcceptAll={() => decideInBanner(all)}
          onAcceptNecessary={() => decideInBanner([])}
          onManage={() => onDetails(true)}
          onClose={() => {
            setPutOff(true);
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

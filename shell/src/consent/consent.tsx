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
  /** Whether this document may load what tells others of its address; see `DocumentPrivacy`. */
  mayMeasure: () => boolean;
  /** Default: the site's own. */
  configuration?: ConsentConfiguration;
}

/** What happens about cookies before anybody is asked; once a page, before `Consent` is first shown. */
export function startConsent({ tagManagerId, mayMeasure, configuration = CONSENT }: ConsentStart): void {
  settle(configuration);
  if (tagManagerId) followTagManager(tagManagerId, mayMeasure);
}

/** The page's own content, where reading goes on; the choices that had the focus are gone. */
function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

export interface ConsentProps {
  /** Default: the site's own. */
  configuration?: ConsentConfiguration;
  hasPrivacyPage: boolean;
  isDetailsOpen: boolean;
  onDetails: (isOpen: boolean) => void;
}

/** Asks who has not decided yet, and shows the details on demand. */
export function Consent(props: ConsentProps): ReactNode {
  const { configuration = CONSENT, hasPrivacyPage, isDetailsOpen, onDetails } = props;
  const consent = useConsent();
  const { t } = useConsentText(configuration);
  const { t: tShell } = useText('shell');
  // Closing decides nothing: the next page that is loaded asks again.
  const [isPutOff, setPutOff] = useState(false);
  // Their code comes when somebody first opens them; then they stay, to close and to open again.
  const [Details, setDetails] = useState<ComponentType<ConsentDetailsProps> | null>(null);
  const isWaiting = isDetailsOpen && Details === null;
  useEffect(() => {
    if (!isWaiting) return;
    import('./consent-details').then(
      (module) => setDetails(() => module.ConsentDetails),
      (error: unknown) => {
        console.warn('The cookie settings did not load', error);
        snackbar('error', tShell('outlet.failed'));
        // So that they can be asked for again.
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
    // Opened from the banner, which goes too, there is no button to return the focus to.
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

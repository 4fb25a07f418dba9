import { readConsent } from '@arbora/domain';
import type { Consent } from '@arbora/domain';
import { on } from '@arbora/event-bus';
import { useEffect, useState } from 'react';

const present = (): Consent => readConsent(document.cookie);

/** What this browser's visitor has decided, here or in another tab. For parts that are never rendered by a server. */
export function useConsent(): Consent {
  const [consent, setConsent] = useState(present);
  useEffect(() => on('consent:changed', () => setConsent(present())), []);
  return consent;
}

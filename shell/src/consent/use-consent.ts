import { readConsent } from '@arbora/domain';
import type { Consent } from '@arbora/domain';
import { on } from '@arbora/event-bus';
import { useEffect, useState } from 'react';

const present = (): Consent => readConsent(document.cookie);

/** The visitor's decision, kept in sync across tabs. Browser only. */
export function useConsent(): Consent {
  const [consent, setConsent] = useState(present);
  useEffect(() => on('consent:changed', () => setConsent(present())), []);
  return consent;
}

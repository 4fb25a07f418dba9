import { useLocation } from '@arbora/router';

/**
 * State of a link that takes a typed e-mail along to the next form. It travels with the history entry, because an address
 * would be seen by others.
 */
export function carriedEmail(email: string): { email: string } {
  return { email: email.trim() };
}

/** The e-mail that a link to this page has taken along; '' for none. */
export function useCarriedEmail(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}

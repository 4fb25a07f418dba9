import { useLocation } from '@arbora/router';

/**
 * Link state that carries a typed e-mail to the next form. It is stored in the history entry, because other people
 * could see it in the URL.
 */
export function emailLinkState(email: string): { email: string } {
  return { email: email.trim() };
}

/** The e-mail carried by the link to this page; '' for none. */
export function useEmailFromLink(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}

import { routes } from '@arbora/routes';

/** Path of the registration page that keeps the visitor's return path, as on the login page. */
export function registrationHref(back: string | null): string {
  const href = routes.registration.href();
  return back === null ? href : `${href}?${new URLSearchParams({ return: back })}`;
}

/** Path of the login page that keeps the visitor's return path, as on the registration page. */
export function loginHref(back: string | null): string {
  return routes.login.href(back === null ? {} : { return: back });
}

/** Validates the return path: a path of this site, of limited length. */
export function returnPathOf(back: string | null): { return_path: string } | Record<never, never> {
  return back !== null && back.length <= 500 && /^\/(?![/\\])[^\s\\]*$/.test(back) ? { return_path: back } : {};
}

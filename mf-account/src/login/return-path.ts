import { routes } from '@arbora/routes';

/** Path of the registration page that keeps the visitor's return path, as on the login page. */
export function registrationHref(returnPath: string | null): string {
  const href = routes.registration.href();
  return returnPath === null ? href : `${href}?${new URLSearchParams({ return: returnPath })}`;
}

/** Path of the login page that keeps the visitor's return path, as on the registration page. */
export function loginHref(returnPath: string | null): string {
  return routes.login.href(returnPath === null ? {} : { return: returnPath });
}

/** The request's `return_path`, if it is a path of this site of limited length; else nothing. */
export function returnPathField(returnPath: string | null): { return_path: string } | Record<never, never> {
  return returnPath !== null && returnPath.length <= 500 && /^\/(?![/\\])[^\s\\]*$/.test(returnPath)
    ? { return_path: returnPath }
    : {};
}

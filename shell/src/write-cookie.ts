interface CookieOptions {
  /** In seconds. */
  maxAge: number;
  sameSite: 'Lax' | 'Strict';
}

/** Sets a first-party cookie for the whole site. */
export function writeCookie(name: string, value: string, { maxAge, sameSite }: CookieOptions): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=${sameSite}${secure}`;
}

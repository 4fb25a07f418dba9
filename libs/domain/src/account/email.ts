import * as v from 'valibot';

export const EMAIL_MAX_LENGTH = 254;

/**
 * One address as mail servers accept it (RFC 5321): dot-separated atoms, and a domain of ASCII labels. Quoted and
 * non-ASCII local parts are refused, since few servers take them. Same rule as `app.is_email_address`.
 */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+(xn--[a-z\d-]{1,58}[a-z\d]|[a-z]{2,63})$/i;

/** Converts an internationalized domain to its ASCII form, which mail is sent to: `květiny.eu` → `xn--kvtiny-c5a.eu`. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || !/\P{ASCII}/u.test(domain)) return address;
  return URL.canParse(`http://${domain}`) ? address.slice(0, at) + new URL(`http://${domain}`).hostname : address;
}

/** An e-mail address, trimmed, lower-cased and with an ASCII domain before validation (spec §5). */
export const emailSchema = v.pipe(
  v.string('required'),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty('required'),
  v.transform(withAsciiDomain),
  v.maxLength(EMAIL_MAX_LENGTH, 'too_long'),
  v.regex(EMAIL, 'email'),
);

/** The URL that opens a mail to the address; its local part may contain `?`, `&` and `%`. */
export function mailtoUrl(address: string): string {
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}${address.slice(at)}`;
}

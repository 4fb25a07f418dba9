/**
 * The page's nonce, which its content security policy asks of style elements made while it runs. The attribute is
 * hidden from scripts, the property is not.
 */
export function styleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}

import Bowser from 'bowser';

/** Name of a device by its browser: "Firefox, Windows"; undefined for an unknown user agent. */
export function deviceOf(userAgent: string | null): string | undefined {
  if (!userAgent) return undefined;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ') || undefined;
}

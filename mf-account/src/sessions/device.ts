import Bowser from 'bowser';

/** What a device is called by its browser: "Firefox, Windows"; undefined where its header says nothing known. */
export function deviceOf(userAgent: string | null): string | undefined {
  if (!userAgent) return undefined;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ') || undefined;
}

import type { Page } from '@playwright/test';

/** Gives the page's browser a phone-like authenticator, whose owner agrees to everything; answers what it holds. */
export async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** The keys that it holds, with the number of their signatures. */
    async keys() {
      const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials;
    },
    /** Takes over the keys of another one, as a password manager that synchronises does. */
    async take(keys: Awaited<ReturnType<typeof this.keys>>): Promise<void> {
      for (const credential of keys) await browser.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
  };
}

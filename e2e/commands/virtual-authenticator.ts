import type { Page } from '@playwright/test';

/**
 * Adds a virtual platform authenticator to the page's browser, with automatic user consent; returns access to its
 * credentials.
 */
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
    /** Returns its credentials with their signature counters. */
    async credentials() {
      const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials;
    },
    /** Imports the credentials of another one, as a synchronising password manager does. */
    async importCredentials(imported: Awaited<ReturnType<typeof this.credentials>>): Promise<void> {
      for (const credential of imported) await browser.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
  };
}

/** Whether the browser knows passkeys at all. */
export function supportsPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis;
}

/** Whether the browser offers passkeys among what it fills the e-mail with. */
export async function offersPasskeysInFields(): Promise<boolean> {
  if (!supportsPasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

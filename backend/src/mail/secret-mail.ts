const SECRET: ReadonlySet<string> = new Set([
  'password-reset',
  'email-change-old',
  'email-change-new',
  'mailing-confirm',
  'account-approved',
]);

/** Whether fresh mails of this kind are as good as a password. */
export function isSecret(kind: string): boolean {
  return SECRET.has(kind);
}

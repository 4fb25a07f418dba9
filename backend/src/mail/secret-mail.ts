const SECRET: ReadonlySet<string> = new Set([
  'password-reset',
  'email-change-old',
  'email-change-new',
  'mailing-confirm',
  'account-approved',
]);

/** Whether mails of this kind are as good as a password while they are fresh. */
export function isSecret(kind: string): boolean {
  return SECRET.has(kind);
}

/** Kinds of mail with a link that logs in, changes the account or confirms an address. */
export const SECRET_MAIL_KINDS: readonly string[] = [
  'password-reset',
  'email-change-old',
  'email-change-new',
  'mailing-confirm',
  'account-approved',
];

/** Whether fresh mails of this kind are as good as a password. */
export function isSecret(kind: string): boolean {
  return SECRET_MAIL_KINDS.includes(kind);
}

/** Longest nickname, in characters. */
export const NICKNAME_MAX_LENGTH = 60;

/** The nickname of a person who chose none: the e-mail's local part and the first characters of the id (spec §5). */
export function fallbackNickname(email: string, id: string): string {
  const [local = ''] = email.split('@');
  return local.slice(0, 50) + id.slice(0, 4);
}

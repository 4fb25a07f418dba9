import type { Config } from '../config';

/** Whether `/dev/mailbox` shows the mails of this site, because none leave it. Never in production. */
export function hasMailbox({ env, smtpUrl }: Pick<Config, 'env' | 'smtpUrl'>): boolean {
  return env !== 'production' && smtpUrl === null;
}

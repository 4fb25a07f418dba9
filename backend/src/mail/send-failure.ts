import { UnwritableMail } from './unwritable-mail';

/** An error of nodemailer. */
interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * Whether a retry is useless: the mail cannot be rendered, or the server has permanently refused its recipient or text.
 * Refusals of our login, address or connection are for the operator to fix, so those mails are retried as after a 4xx
 * response.
 */
export function isPermanent(error: unknown): boolean {
  if (error instanceof UnwritableMail) return true;
  const { code, command, responseCode = 0 } = (error ?? {}) as SmtpFailure;
  if (command === 'API') return code === 'EENVELOPE';
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** The log entry of a failure: codes of client and server, without the server's text. */
export function failureCodes(error: unknown): { reason: string } & SmtpFailure {
  if (error instanceof UnwritableMail) return { reason: error.message };
  const { code, command, responseCode } = (error ?? {}) as SmtpFailure;
  return { reason: error instanceof Error ? error.name : typeof error, code, command, responseCode };
}

import { UnwritableMail } from './unwritable-mail';

/** What nodemailer says about a failure. */
interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * Whether trying again is useless: the mail cannot be written, or the server has refused its recipient or its text for
 * good. What a server has against our login, our address or our connection is for the operator to mend, so those mails
 * wait like after a 4xx answer.
 */
export function isPermanent(error: unknown): boolean {
  if (error instanceof UnwritableMail) return true;
  const { code, command, responseCode = 0 } = (error ?? {}) as SmtpFailure;
  if (command === 'API') return code === 'EENVELOPE';
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** What the log says of a failure: codes of the client and the server, without the server's words. */
export function failureCodes(error: unknown): { reason: string } & SmtpFailure {
  if (error instanceof UnwritableMail) return { reason: error.message };
  const { code, command, responseCode } = (error ?? {}) as SmtpFailure;
  return { reason: error instanceof Error ? error.name : typeof error, code, command, responseCode };
}

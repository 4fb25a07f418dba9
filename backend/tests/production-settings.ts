/** The minimal configuration of a production site. */
export const PRODUCTION_SETTINGS = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://www.skolka.test',
  TRUST_PROXY: '1',
  PAYMENT_ACCOUNT_PREFIX: '19',
  PAYMENT_ACCOUNT_NUMBER: '353497163',
  PAYMENT_BANK_CODE: '0100',
  CONTACT_EMAIL: 'info@skolka.test',
  CONTACT_PHONE: '+420 315 999 999',
  CONTACT_ADDRESS: 'Lesní 1, 602 00 Brno',
  BRANCHES: 'Brno: 116 141',
  MAIL_FROM: 'web@skolka.test',
  NOTIFY_CZ: 'cz@skolka.test',
  NOTIFY_SK: 'sk@skolka.test',
  SMTP_URL: 'smtps://web:secret@mail.skolka.test',
} as const;

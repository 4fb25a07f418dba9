import { templatesOf, type MailTemplate } from '../../mail/mail-template';
import { completeOrder } from './complete-order';
import { orderFiles, quoteFiles } from './order-files';
import { ORDER_MAIL_KINDS, orderMail } from './order-mail';
import { QUOTE_MAIL_KINDS, quoteMail, type QuoteMailKind } from './quote-mail';

const DOCUMENTS: Partial<Record<QuoteMailKind, MailTemplate['documents']>> = {
  'quote-sent': quoteFiles,
  'quote-accepted': orderFiles,
};

/** Mails about orders, inquiries and quotes. */
export const shopMails = {
  ...templatesOf(ORDER_MAIL_KINDS, (kind) => ({
    write: (locale, payload, config) => orderMail(kind, locale, payload, config),
    complete: completeOrder,
    ...(kind === 'order-create' && { documents: orderFiles }),
  })),
  ...templatesOf(QUOTE_MAIL_KINDS, (kind) => {
    const documents = DOCUMENTS[kind];
    return {
      write: (locale, payload, config) => quoteMail(kind, locale, payload, config),
      complete: completeOrder,
      ...(documents && { documents }),
    };
  }),
};

/** The outbox, for admins. */
export const mail = {
  resources: {
    mail_list: {
      columns: [
        'id', 'kind', 'recipient', 'person_id', 'person_state', 'locale', 'subject', 'status', 'attempts', 'last_error', 'created_at',
        'next_attempt_at', 'sent_at', 'dead_at',
      ], // prettier-ignore
      nullable: ['recipient', 'person_id', 'person_state', 'subject', 'last_error', 'sent_at', 'dead_at'],
      types: { locale: 'Locale', status: 'MailState', person_state: 'PersonState' },
      about: {
        recipient: "Null: the nursery's own address.",
        person_id: 'The account with that address.',
        subject: 'Of a mail that is not sent yet only where staff wrote it.',
        next_attempt_at: 'When a queued mail is tried next.',
      },
    },
    newsletter_list: {
      columns: [
        'id', 'subscription_id', 'name', 'name_en', 'name_pl', 'subject', 'headline', 'align', 'body_html', 'person_id', 'author',
        'person_state', 'recipients', 'sent', 'waiting', 'failed', 'created_at',
      ], // prettier-ignore
      nullable: ['headline', 'person_id', 'author', 'person_state'],
      types: { align: 'MailAlign', person_state: 'PersonState' },
      about: {
        name: 'Of the list when it was sent.',
        author: 'E-mail of the account; null once erased.',
        recipients: 'Subscribers when it was sent.',
      },
    },
    newsletter_audience: {
      columns: ['id', 'position', 'name', 'name_en', 'name_pl', 'subscribers'],
      about: { subscribers: 'Number of confirmed addresses.' },
    },
  },
  functions: ['retry_mails'],
};

/** The outbox, and newsletters with their audiences. */
export const mail = {
  resources: {
    mail_list: {
      columns: [
        'id', 'kind', 'recipient', 'person_id', 'person_state', 'locale', 'subject', 'status', 'attempts', 'last_error', 'created_at',
        'next_attempt_at', 'sent_at', 'dead_at',
      ], // oxfmt-ignore
      nullable: ['recipient', 'person_id', 'person_state', 'subject', 'last_error', 'sent_at', 'dead_at'],
      types: { locale: 'Locale', status: 'MailState', person_state: 'PersonState' },
      about: {
        recipient: "Null = the nursery's own address.",
        person_id: 'Account of the recipient.',
        subject: 'Null until the mail is sent, unless it was written by staff.',
        next_attempt_at: 'Time of the next delivery attempt of a queued mail.',
      },
    },
    newsletter_list: {
      columns: [
        'id', 'subscription_id', 'name', 'name_en', 'name_pl', 'subject', 'headline', 'align', 'body_html', 'person_id', 'author',
        'person_state', 'recipients', 'sent', 'waiting', 'failed', 'created_at',
      ], // oxfmt-ignore
      nullable: ['headline', 'person_id', 'author', 'person_state'],
      types: { align: 'MailAlign', person_state: 'PersonState' },
      about: {
        name: 'Name of the list at the time of sending.',
        author: "E-mail address of the author's account; null once erased.",
        recipients: 'Number of subscribers at the time of sending.',
      },
    },
    newsletter_audience: {
      columns: ['id', 'position', 'name', 'name_en', 'name_pl', 'subscribers'],
      about: { subscribers: 'Number of confirmed addresses.' },
    },
  },
  functions: ['retry_mails'],
};

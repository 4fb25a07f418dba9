/** The outbox, for admins. */
export const mail = {
  resources: {
    mail_list: {
      columns: [
        'id', 'kind', 'recipient', 'person_id', 'locale', 'subject', 'status', 'attempts', 'last_error', 'created_at', 'next_attempt_at',
        'sent_at', 'dead_at',
      ], // prettier-ignore
      nullable: ['recipient', 'person_id', 'subject', 'last_error', 'sent_at', 'dead_at'],
      types: { locale: 'Locale', status: 'MailState' },
      about: {
        recipient: "Null: the nursery's own address.",
        person_id: 'The account with that address.',
        subject: 'Of a mail that is not sent yet only where staff wrote it.',
        next_attempt_at: 'When a queued mail is tried next.',
      },
    },
  },
  functions: ['retry_mails'],
};

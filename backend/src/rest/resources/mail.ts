/** The outbox, and newsletters with their audiences. */
export const mail = {
  resources: {
    mail_list: {
      nullable: ['person_id', 'subject'],
      types: { locale: 'Locale', status: 'MailState', person_state: 'PersonState' },
      about: {
        recipient: "Null = the nursery's own address.",
        person_id: 'Account of the recipient.',
        subject: 'Null until the mail is sent, unless it was written by staff.',
        next_attempt_at: 'Time of the next delivery attempt of a queued mail.',
      },
    },
    newsletter_list: {
      nullable: ['headline', 'author'],
      types: { align: 'MailAlign', person_state: 'PersonState' },
      about: {
        name: 'Name of the list at the time of sending.',
        author: "E-mail address of the author's account; null once erased.",
        recipients: 'Number of subscribers at the time of sending.',
      },
    },
    newsletter_audience: {
      about: { subscribers: 'Number of confirmed addresses.' },
    },
  },
  functions: ['retry_mails'],
};

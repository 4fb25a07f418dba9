import { api, mutation } from '@arbora/api';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { TextField, useAppForm, useIdempotencyKey } from '@arbora/ui/form';
import { type ReactElement } from 'react';
import * as v from 'valibot';
import { FormDrawer, requiredRichText, requiredText, RichText } from '@arbora/office';
import type { SalesOrder } from './web-orders.section';

const schema = v.object({
  subject: requiredText(200),
  body_html: requiredRichText(100_000),
});

interface Letter {
  category: 'orders' | 'inquiries';
  mailTo: readonly string[];
  subject: string;
  context: { body_html: string };
}

/** Queues a letter to the customers (spec §7, mail service). */
const sendLetter = mutation<{ queued: number }, { letter: Letter; idempotencyKey: string }>({
  run: ({ letter, idempotencyKey }) => api.post('/mail', letter, { idempotencyKey }),
  invalidates: [['mail_list']],
});

interface LetterDrawerProps {
  rows: readonly SalesOrder[];
  onDone: () => void;
  onClose: () => void;
}

/** A letter to the customers of orders or inquiries; each gets one, without the others' addresses. */
export function LetterDrawer({ rows, onDone, onClose }: LetterDrawerProps): ReactElement {
  const { t, formats } = useText('manager.orders');
  const mailTo = [...new Set(rows.flatMap(({ person_email: email }) => email ?? []))];
  const [first] = rows;
  const form = useAppForm(schema, {
    subject: rows.length === 1 && first ? t(`letter.about.${first.type}`, { code: first.order_code }) : '',
    body_html: '',
  });
  const { mutateAsync } = useMutation(sendLetter);
  const keyOf = useIdempotencyKey();

  async function send({ subject, body_html }: v.InferOutput<typeof schema>): Promise<true> {
    const category = first?.type === 'inquiry' ? 'inquiries' : 'orders';
    const letter: Letter = { category, mailTo, subject, context: { body_html } };
    const { queued } = await mutateAsync({ letter, idempotencyKey: keyOf(letter) });
    snackbar('success', t('letter.sent', { count: queued, number: formats.number(queued) }));
    return true;
  }
  return (
    <FormDrawer
      title={t('letter.write')}
      form={form}
      draft={{ form: `letter/${rows.map(({ id }) => id).join()}` }}
      onSave={send}
      onClosed={(sent) => {
        if (sent) onDone();
        onClose();
      }}
      saveLabel={t('letter.send')}
    >
      <p>{t('letter.to', { addresses: mailTo.join(', ') })}</p>
      <TextField name="subject" label={t('letter.subject')} maxLength={200} />
      <RichText of="letter" name="body_html" label={t('letter.body')} />
    </FormDrawer>
  );
}

import { useText } from '@arbora/i18n';
import { useSearchParams } from '@arbora/router';
import { Section, Stack } from '@arbora/ui';
import { Form, SubmitButton, TextField, useAppForm } from '@arbora/ui/form';
import { searchIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { ticketIdOf } from './ticket-id';

const schema = v.object({
  code: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.transform(ticketIdOf),
    v.check((id) => id !== null, 'ticket_code'),
  ),
});

/** Finds a ticket by the text printed on it. */
export default function TicketLookup(): ReactElement {
  const { t } = useText('booking.check');
  const [search, setSearch] = useSearchParams();
  const form = useAppForm(schema, { code: '' });

  function show(id: string): void {
    if (id === search.get('id')) return;
    const next = new URLSearchParams(search);
    next.set('id', id);
    setSearch(next);
  }
  return (
    <Section placement="inside" title={t(search.has('id') ? 'check.another' : 'check.byCode')}>
      <Stack gap={5} align="stretch">
        <Form
          form={form}
          label={t('check.byCode')}
          fieldText={(code) => (code === 'ticket_code' ? t('check.noCode') : undefined)}
          onSubmit={({ code }) => {
            if (code !== null) show(code);
            form.reset();
          }}
        >
          <TextField
            name="code"
            label={t('check.code')}
            hint={t('check.codeHint')}
            autoComplete="off"
            spellCheck={false}
          />
          <SubmitButton variant="secondary" icon={searchIcon}>
            {t('check.find')}
          </SubmitButton>
        </Form>
      </Stack>
    </Section>
  );
}

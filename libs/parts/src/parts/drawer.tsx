import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { Button } from '@arbora/ui';
import { DrawerForm, TextField, useAppForm } from '@arbora/ui/form';
import { useState, type ReactElement } from 'react';
import * as v from 'valibot';

const schema = v.object({ name: v.pipe(v.string(), v.minLength(3, 'name_short')) });

/** A drawer form that asks before discarding changes. */
export function Drawer(): ReactElement {
  const { t } = useText('parts');
  const [open, setOpen] = useState(false);
  const form = useAppForm(schema, { name: '' });
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('sample.action')}
      </Button>
      <DrawerForm
        open={open}
        form={form}
        title={t('sample.form')}
        submitLabel={t('sample.send')}
        onClose={() => setOpen(false)}
        onSubmit={({ name }) => snackbar('success', name)}
      >
        <TextField name="name" label={t('sample.name')} />
      </DrawerForm>
    </>
  );
}

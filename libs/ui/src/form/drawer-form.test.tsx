import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nonEmpty, object, pipe, string } from 'valibot';
import { useState } from 'react';
import { renderWithSite } from '../testing/render-with-site';
import { DrawerForm, TextField, useAppForm } from './index';

const schema = object({ name: pipe(string(), nonEmpty('required')) });

function Example({ onSubmit, onClose }: { onSubmit: (values: unknown) => unknown; onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const form = useAppForm(schema, { name: 'Jana' });
  return (
    <DrawerForm
      open={open}
      form={form}
      title="Úprava osoby"
      submitLabel="Uložit"
      onSubmit={onSubmit}
      onClose={() => {
        setOpen(false);
        onClose();
      }}
    >
      <TextField name="name" label="Jméno" />
    </DrawerForm>
  );
}
function show(onSubmit: (values: unknown) => unknown = () => undefined) {
  const onClose = jest.fn();
  renderWithSite(<Example onSubmit={onSubmit} onClose={onClose} />);
  return onClose;
}
const button = (name: string) => screen.getByRole('button', { name });
function leavesTab(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}

describe('DrawerForm', () => {
  it('closes without confirmation while it is unchanged', async () => {
    const onClose = show();
    expect(leavesTab()).toBe(true);
    await userEvent.click(button('Zrušit'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before discarding changes and keeps them if the user stays', async () => {
    const onClose = show();
    await userEvent.type(screen.getByLabelText('Jméno'), ' Nováková');
    expect(leavesTab()).toBe(false);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Zahodit změny?' })).toBeVisible();
    await userEvent.click(button('Zpět k úpravám'));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Jméno')).toHaveValue('Jana Nováková');
    await userEvent.click(button('Zrušit'));
    await userEvent.click(button('Zahodit'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(leavesTab()).toBe(true);
  });

  it('closes after a successful submit', async () => {
    const onSubmit = jest.fn();
    const onClose = show(onSubmit);
    await userEvent.type(screen.getByLabelText('Jméno'), ' Nováková');
    await userEvent.click(button('Uložit'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Jana Nováková' });
    expect(leavesTab()).toBe(true);
  });

  it('stays open and shows the errors of a failed submit', async () => {
    const onClose = show(() => Promise.reject(Object.assign(new Error(), { code: 'unavailable' })));
    await userEvent.click(button('Uložit'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Služba teď neodpovídá');
    expect(onClose).not.toHaveBeenCalled();
  });
});

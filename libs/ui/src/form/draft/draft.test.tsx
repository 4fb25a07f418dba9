import { restoreSession } from '@arbora/auth';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { array, boolean, file, nullable, number, object, string } from 'valibot';
import { useEffect, type ReactElement } from 'react';
import { renderWithSite } from '../../testing/render-with-site';
import { CheckboxField, DrawerForm, Form, PasswordField, SubmitButton, TextField, useAppForm } from '../index';
import { draftKey } from './form-draft';

const schema = object({
  name: string(),
  note: string(),
  news: boolean(),
  count: nullable(number()),
  tags: array(string()),
  password: string(),
  cv: nullable(file()),
});
const defaults = { name: 'Jana', note: '', news: false, count: null, tags: [], password: '', cv: null };
const KEY = draftKey('letter', undefined);

interface ExampleProps {
  onSubmit?: () => unknown;
  version?: number;
  /** Loaded after the form was mounted. */
  loaded?: string;
}

function Example({ onSubmit = () => undefined, version, loaded }: ExampleProps): ReactElement {
  const form = useAppForm(schema, defaults);
  const { reset } = form;
  useEffect(() => {
    if (loaded !== undefined) reset({ ...defaults, name: loaded });
  }, [reset, loaded]);
  return (
    <Form form={form} onSubmit={onSubmit} draft={{ form: 'letter', version }}>
      <TextField name="name" label="Jméno" />
      <TextField name="note" label="Poznámka" />
      <CheckboxField name="news" label="Novinky" />
      <PasswordField name="password" label="Heslo" autoComplete="new-password" />
      <SubmitButton>Odeslat</SubmitButton>
      {form.formState.isDirty && <p>změněno</p>}
    </Form>
  );
}
const NOTICE = 'Obnovili jsme, co jste tu rozepsali.';
const note = () => screen.getByLabelText('Poznámka');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stored = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { values: unknown; savedAt: number } | null;

/** Types into the form and leaves the page. */
async function typeAndLeave(): Promise<void> {
  const { unmount } = renderWithSite(<Example version={1} />);
  await userEvent.click(note());
  await userEvent.paste('Dva buky');
  await userEvent.click(screen.getByLabelText('Novinky'));
  await userEvent.click(screen.getByLabelText('Heslo'));
  await userEvent.paste('stromy-a-kere');
  await waitFor(() => expect(stored()?.values).toEqual({ note: 'Dva buky', news: true }));
  unmount();
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await restoreSession();
});

test('an unfinished form is restored with a notice, without its password', async () => {
  await typeAndLeave();
  renderWithSite(<Example version={1} />);
  expect(await screen.findByText(NOTICE)).toBeVisible();
  expect(note()).toHaveValue('Dva buky');
  expect(screen.getByLabelText('Novinky')).toBeChecked();
  expect(screen.getByLabelText('Heslo')).toHaveValue('');
  expect(screen.getByText('změněno')).toBeVisible();
});

test('a discarded draft and its notice do not return', async () => {
  await typeAndLeave();
  const { unmount } = renderWithSite(<Example version={1} />);
  await screen.findByText(NOTICE);
  await press('Zahodit');
  expect(screen.queryByText(NOTICE)).toBeNull();
  expect(note()).toHaveValue('');
  expect(note()).toHaveFocus();
  unmount();
  renderWithSite(<Example version={1} />);
  await userEvent.type(note(), 'x');
  await waitFor(() => expect(stored()).not.toBeNull());
  expect(screen.queryByText(NOTICE)).toBeNull();
});

test('a submitted form leaves no draft', async () => {
  await typeAndLeave();
  renderWithSite(<Example version={1} />);
  await screen.findByText(NOTICE);
  await press('Odeslat');
  await waitFor(() => expect(stored()).toBeNull());
});

test.each([
  ['fails', () => Promise.reject(new Error('offline'))],
  ['submits nothing', () => false],
])('a draft is kept when the submit %s', async (_, onSubmit) => {
  await typeAndLeave();
  const submit = jest.fn<unknown, []>(onSubmit);
  renderWithSite(<Example onSubmit={submit} />);
  await press('Odeslat');
  await waitFor(() => expect(submit).toHaveBeenCalled());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Odeslat' })).toBeEnabled());
  expect(stored()).not.toBeNull();
});

test('a draft survives defaults loaded later; unchanged fields show them', async () => {
  await typeAndLeave();
  renderWithSite(<Example version={1} loaded="Petr" />);
  await screen.findByText(NOTICE);
  expect(screen.getByLabelText('Jméno')).toHaveValue('Petr');
  expect(note()).toHaveValue('Dva buky');
});

test('defaults loaded over a restored form keep the draft', async () => {
  await typeAndLeave();
  const { update } = renderWithSite(<Example version={1} />);
  await screen.findByText(NOTICE);
  update(<Example version={1} loaded="Petr" />);
  await waitFor(() => expect(screen.getByLabelText('Jméno')).toHaveValue('Petr'));
  expect(note()).toHaveValue('Dva buky');
  expect(screen.getByText(NOTICE)).toBeVisible();
  expect(stored()?.values).toEqual({ note: 'Dva buky', news: true });
});

test('returning the fields to their defaults deletes the draft', async () => {
  renderWithSite(<Example />);
  await userEvent.type(note(), 'x');
  await waitFor(() => expect(stored()).not.toBeNull());
  await userEvent.clear(note());
  expect(stored()).toBeNull();
});

test('a draft of an older version is restored with a warning', async () => {
  await typeAndLeave();
  renderWithSite(<Example version={2} />);
  expect(await screen.findByText(/Mezitím tu ale někdo uložil změny/)).toBeVisible();
  expect(note()).toHaveValue('Dva buky');
});

test('a draft older than a week is deleted', async () => {
  await typeAndLeave();
  const old = { ...stored()!, savedAt: Date.now() - 8 * 24 * 60 * 60 * 1000 };
  sessionStorage.setItem(KEY, JSON.stringify(old));
  renderWithSite(<Example version={1} />);
  await waitFor(() => expect(stored()).toBeNull());
  expect(note()).toHaveValue('');
});

test('the draft of a person is not shown to a visitor without a session', async () => {
  await typeAndLeave();
  localStorage.setItem(draftKey('letter', 'person-1'), sessionStorage.getItem(KEY)!);
  sessionStorage.clear();
  renderWithSite(<Example version={1} />);
  await userEvent.type(note(), 'x');
  await waitFor(() => expect(stored()?.values).toEqual({ note: 'x' }));
  expect(screen.queryByText(NOTICE)).toBeNull();
});

test('changes discarded in a drawer leave no draft', async () => {
  function Drawer(): ReactElement {
    const form = useAppForm(object({ note: string() }), { note: '' });
    return (
      <DrawerForm
        open
        form={form}
        title="Úprava"
        submitLabel="Uložit"
        onSubmit={() => undefined}
        onClose={() => undefined}
        draft={{ form: 'letter' }}
      >
        <TextField name="note" label="Poznámka" />
      </DrawerForm>
    );
  }
  renderWithSite(<Drawer />);
  await userEvent.type(note(), 'x');
  await waitFor(() => expect(stored()).not.toBeNull());
  await press('Zrušit');
  await press('Zahodit');
  await waitFor(() => expect(stored()).toBeNull());
});

import { ApiError } from '@arbora/api';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  array,
  email,
  forward,
  minLength,
  nonEmpty,
  nullable,
  number,
  object,
  partialCheck,
  pipe,
  string,
} from 'valibot';
import { renderWithSite } from '../testing/render-with-site';
import {
  CheckboxField,
  Form,
  FormError,
  NumberField,
  PasswordField,
  SelectField,
  SubmitButton,
  TextField,
  useAppForm,
} from './index';

const schema = object({
  email: pipe(string(), nonEmpty('required'), email('email')),
  password: pipe(string(), minLength(8, 'password_short')),
  country: string(),
  type: nullable(number()),
  count: nullable(number()),
  places: array(object({ name: pipe(string(), minLength(3, 'name_short')) })),
});
const defaults = {
  email: '',
  password: 'dlouheheslo',
  country: 'CZ',
  type: null,
  count: 2,
  places: [{ name: 'Jana' }],
};

function Example({ onSubmit, wording }: { onSubmit: (values: unknown) => unknown; wording?: 'booking' }) {
  const form = useAppForm(schema, defaults);
  return (
    <Form form={form} onSubmit={onSubmit} wording={wording} label="Registrace">
      <TextField name="email" type="email" label="E-mail" hint="Na něj přijdou vstupenky." />
      <PasswordField name="password" label="Heslo" autoComplete="new-password" />
      <SelectField name="type" label="Typ firmy" numeric placeholder="—" options={[{ value: 3, label: 'Služby' }]} />
      <NumberField name="count" label="Počet" />
      <TextField name="places.0.name" label="Účastník" />
      <FormError />
      <SubmitButton>Odeslat</SubmitButton>
    </Form>
  );
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Odeslat' }));
const mail = () => screen.getByRole('textbox', { name: 'E-mail' });

describe('Form', () => {
  it('shows an error at its field, associates it with the field and moves the focus there', async () => {
    const onSubmit = jest.fn();
    renderWithSite(<Example onSubmit={onSubmit} />);
    await send();
    await waitFor(() => expect(mail()).toHaveFocus());
    expect(mail()).toBeInvalid();
    expect(mail()).toHaveAccessibleDescription('Toto pole nesmí být prázdné. Na něj přijdou vstupenky.');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(mail(), 'jana');
    expect(await screen.findByText('Neplatný e-mail.')).toBeInTheDocument();
  });

  it('uses the wording of booking forms', async () => {
    renderWithSite(<Example onSubmit={() => undefined} wording="booking" />);
    await send();
    expect(await screen.findByText('Bez toho to nepůjde.')).toBeInTheDocument();
  });

  it('submits values transformed by the schema: numbers as numbers, empty ones as null', async () => {
    const onSubmit = jest.fn();
    renderWithSite(<Example onSubmit={onSubmit} />);
    await userEvent.type(mail(), 'jana@example.org');
    await userEvent.selectOptions(screen.getByLabelText('Typ firmy'), 'Služby');
    await userEvent.clear(screen.getByLabelText('Počet'));
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit).toHaveBeenCalledWith({ ...defaults, email: 'jana@example.org', type: 3, count: null });
  });

  it('shows server errors at their fields, keeps the input and focuses the first', async () => {
    const rejection = new ApiError({
      status: 409,
      code: 'auth.user_exists',
      message: 'exists',
      fields: { 'places.0.name': 'name_short', email: 'taken' },
    });
    renderWithSite(<Example onSubmit={() => Promise.reject(rejection)} />);
    await userEvent.type(mail(), 'jana@example.org');
    await send();
    await waitFor(() => expect(mail()).toHaveFocus());
    expect(mail()).toHaveAccessibleDescription(/Tato hodnota je již obsazená\./);
    expect(mail()).toHaveValue('jana@example.org');
    expect(screen.getByLabelText('Účastník')).toBeInvalid();
  });

  it('shows an error that concerns no field, and clears it on the next submit', async () => {
    let isRejected = true;
    const rejection = new ApiError({ status: 409, code: 'booking.capacity', message: 'full' });
    renderWithSite(<Example onSubmit={() => (isRejected ? Promise.reject(rejection) : undefined)} />);
    await userEvent.type(mail(), 'jana@example.org');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Tolik volných míst už termín nemá.');
    isRejected = false;
    await send();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('ignores further submits while one is pending', async () => {
    let finish: () => void = () => undefined;
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    renderWithSite(<Example onSubmit={onSubmit} />);
    await userEvent.type(mail(), 'jana@example.org');
    await send();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Odeslat' })).toHaveAttribute('aria-busy', 'true'));
    await send();
    finish();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Odeslat' })).not.toHaveAttribute('aria-busy'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('PasswordField', () => {
  it('toggles the visibility of the password', async () => {
    renderWithSite(<Example onSubmit={() => undefined} />);
    const field = screen.getByLabelText('Heslo');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Zobrazit heslo' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Skrýt heslo' }));
    expect(field).toHaveAttribute('type', 'password');
  });
});

it('names a checkbox by its label', () => {
  function Consent() {
    const form = useAppForm(object({ agreed: nullable(string()) }), { agreed: null });
    return (
      <Form form={form} onSubmit={() => undefined}>
        <CheckboxField name="agreed" label="Souhlasím" hint="Kdykoli to lze odvolat." />
      </Form>
    );
  }
  renderWithSite(<Consent />);
  expect(screen.getByRole('checkbox', { name: 'Souhlasím' })).not.toBeChecked();
});

it('checks a rule over two fields while a third one is still invalid', async () => {
  const pair = pipe(
    object({ name: pipe(string(), nonEmpty('required')), one: string(), again: string() }),
    forward(
      partialCheck([['one'], ['again']], ({ one, again }) => one === again, 'password_mismatch'),
      ['again'],
    ),
  );
  function Pair() {
    const form = useAppForm(pair, { name: '', one: 'buk', again: '' });
    return (
      <Form form={form} onSubmit={() => undefined}>
        <TextField name="name" label="Jméno" />
        <TextField name="again" label="Znovu" />
      </Form>
    );
  }
  renderWithSite(<Pair />);
  await userEvent.type(screen.getByLabelText('Znovu'), 'dub');
  await userEvent.tab();
  expect(await screen.findByText('Hesla se neshodují.')).toBeInTheDocument();
});

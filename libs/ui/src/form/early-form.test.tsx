import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { boolean, object, string } from 'valibot';
import { Site } from '../testing/site';
import { CheckboxField, FileDrop, Form, SelectField, SubmitButton, TextField, useAppForm, useWatch } from './index';

const schema = object({ name: string(), note: string(), country: string(), news: boolean(), terms: boolean() });

function Example({ onSubmit }: { onSubmit: (values: unknown) => unknown }): ReactElement {
  const form = useAppForm(schema, { name: '', note: 'předvyplněno', country: 'CZ', news: false, terms: false });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="name" label="Jméno" />
      <TextField name="note" label="Poznámka" />
      <SelectField name="country" label="Země" options={['PL', 'CZ', 'SK'].map((value) => ({ value, label: value }))} />
      <CheckboxField name="news" label="Novinky" />
      <CheckboxField name="terms" label="Podmínky" />
      <SubmitButton>Odeslat</SubmitButton>
      <Letters />
      {form.formState.isDirty && <p>změněno</p>}
    </Form>
  );
}

function Letters(): ReactElement | false {
  return useWatch<{ news: boolean }, 'news'>({ name: 'news' }) && <p>přijdou e-mailem</p>;
}

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** Inserts server-rendered markup; returns a function that hydrates it. */
function renderOnServer(content: ReactElement): () => Promise<void> {
  const page = <Site>{content}</Site>;
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(page);
  return () => act(async () => void (root = hydrateRoot(element, page)));
}

/** Renders the form on the server; returns a function that hydrates it, and its submit handler. */
function renderFormOnServer(): { hydrate: () => Promise<void>; onSubmit: jest.Mock } {
  const onSubmit = jest.fn();
  return { hydrate: renderOnServer(<Example onSubmit={onSubmit} />), onSubmit };
}

test('values entered before hydration are kept and submitted', async () => {
  const { hydrate, onSubmit } = renderFormOnServer();
  await userEvent.type(screen.getByLabelText('Jméno'), 'Jana');
  await userEvent.selectOptions(screen.getByLabelText('Země'), 'SK');
  await userEvent.click(screen.getByLabelText('Novinky'));
  await hydrate();
  expect(screen.getByLabelText('Jméno')).toHaveValue('Jana');
  expect(screen.getByLabelText('Poznámka')).toHaveValue('předvyplněno');

  expect(screen.getByText('změněno')).toBeVisible();
  expect(screen.getByText('přijdou e-mailem')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Odeslat' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]).toEqual([
    { name: 'Jana', note: 'předvyplněno', country: 'SK', news: true, terms: false },
  ]);
});

test('untouched fields have the form’s default values', async () => {
  const { hydrate, onSubmit } = renderFormOnServer();
  await hydrate();
  expect(screen.getByLabelText('Země')).toHaveValue('CZ');
  expect(screen.queryByText('změněno')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Odeslat' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]).toEqual([
    { name: '', note: 'předvyplněno', country: 'CZ', news: false, terms: false },
  ]);
});

test('without scripts a form uses POST and says that it needs scripts', () => {
  renderFormOnServer();
  const form = document.querySelector('form')!;
  expect(form.method).toBe('post');
  expect(form.querySelector('noscript')).toHaveTextContent('Tento formulář funguje jen se zapnutým JavaScriptem.');
});

test('files chosen before hydration are sent after it', async () => {
  const send = jest.fn(async (file: File) => file.name);
  const hydrate = renderOnServer(<FileDrop label="Přílohy" send={send} />);
  await userEvent.upload(screen.getByLabelText('Vybrat soubory'), new File(['a'], 'plan.pdf'));
  await hydrate();
  expect(await screen.findByText('plan.pdf')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
});

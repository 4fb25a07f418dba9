import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nullable, number, object } from 'valibot';
import { renderWithSite } from '../testing/render-with-site';
import { DecimalField, Form, useAppForm } from './index';

const schema = object({ price: nullable(number()) });

function Example({ price, onSubmit }: { price: number | null; onSubmit: (values: unknown) => unknown }) {
  const form = useAppForm(schema, { price });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <DecimalField name="price" label="Cena" decimals={2} unit="Kč" />
      <button>Uložit</button>
    </Form>
  );
}

/** Types into the field, blurs it and submits; returns the field and the submitted value. */
async function send(typed: string): Promise<{ field: HTMLElement; sent: unknown }> {
  const onSubmit = jest.fn<unknown, [unknown]>();
  renderWithSite(<Example price={149.5} onSubmit={onSubmit} />);
  const field = screen.getByLabelText('Cena');
  expect(field).toHaveValue('149,50');
  await userEvent.clear(field);
  if (typed !== '') await userEvent.type(field, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }));
  return { field, sent: onSubmit.mock.calls[0]?.[0] };
}

test.each([
  ['12,5', '12,50', 12.5],
  ['1 250.75', '1250,75', 1250.75],
  ['3,999', '4,00', 4],
  ['', '', null],
])('%s is shown as %s on blur', async (typed, shown, price) => {
  const { field, sent } = await send(typed);
  expect(field).toHaveValue(shown);
  expect(sent).toEqual({ price });
});

test('invalid input stays visible and is not submitted', async () => {
  const { field, sent } = await send('dvanáct');
  expect(field).toHaveValue('dvanáct');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toBeUndefined();
});

import { enter } from '@arbora/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFields } from '../../testing/open-section';
import '../../testing/test-browser';
import { dateField, flagField, momentField, moneyField, numberField } from './value-fields';

const save = async () => userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
const labelled = async (name: string) => screen.findByLabelText(new RegExp(`^${name}`));
async function replace(name: string, text: string): Promise<void> {
  await userEvent.clear(await labelled(name));
  if (text !== '') await enter(await labelled(name), text);
}

test('a whole number is saved as a number, and an empty one as null', async () => {
  const field = numberField('pay_from', { label: 'job.pay', max: 100 });
  const { saved } = await openFields([field], { pay_from: 7 });
  await replace('Pay', '42');
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ pay_from: 42 }));
  await replace('Pay', '');
  await save();
  await waitFor(() => expect(saved.mock.calls[1]?.[0]).toEqual({ pay_from: null }));
});

test.each([
  ['120', 'Nejvýše 100.'],
  ['3', 'Nejméně 5.'],
])('the number %s beyond the limits is refused with the limit: %s', async (text, fault) => {
  const { saved } = await openFields([numberField('pay_from', { label: 'job.pay', min: 5, max: 100 })], {
    pay_from: 7,
  });
  await replace('Pay', text);
  await save();
  expect(await labelled('Pay')).toHaveAccessibleDescription(fault);
  expect(saved).not.toHaveBeenCalled();
});

test('a required number is asked for', async () => {
  const { saved } = await openFields([numberField('sort', { label: 'job.pay', required: true })], { sort: 7 });
  await replace('Pay', '');
  await save();
  expect(await labelled('Pay')).toBeInvalid();
  expect(saved).not.toHaveBeenCalled();
});

test('an amount of money has its currency and two decimals', async () => {
  const field = moneyField('pay_from', { label: 'job.pay', currency: 'EUR' });
  const { saved } = await openFields([field], { pay_from: 7 });
  expect(await screen.findByText('€')).toBeInTheDocument();
  await replace('Pay', '1 195,5');
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ pay_from: 1195.5 }));
});

test('a flag is off in a new row', async () => {
  const { saved } = await openFields([flagField('is_public', { label: 'job.public', hint: 'job.hint' })]);
  const box = await screen.findByRole('checkbox', { name: 'Public' });
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription('As in the contract.');
  await userEvent.click(screen.getByRole('button', { name: 'Vytvořit' }));
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ is_public: false }));
});

test('a flag is switched', async () => {
  const { saved } = await openFields([flagField('is_public', { label: 'job.public' })], { is_public: true });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Public', checked: true }));
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ is_public: false }));
});

test('a day is saved as such, and a removed one as null', async () => {
  const { saved } = await openFields([dateField('starts_on', { label: 'job.starts' })], { starts_on: '2027-03-01' });
  fireEvent.change(await labelled('Starts'), { target: { value: '2027-04-15' } });
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ starts_on: '2027-04-15' }));
  fireEvent.change(await labelled('Starts'), { target: { value: '' } });
  await save();
  await waitFor(() => expect(saved.mock.calls[1]?.[0]).toEqual({ starts_on: null }));
});

test('a moment is edited in Prague time and saved as a point in time', async () => {
  const row = { publish_at: '2027-07-01T06:30:00Z' };
  const { saved } = await openFields([momentField('publish_at', { label: 'job.starts' })], row);
  expect(await labelled('Starts')).toHaveValue('2027-07-01T08:30');
  fireEvent.change(await labelled('Starts'), { target: { value: '2027-12-01T08:30' } });
  await save();
  await waitFor(() =>
    expect(Date.parse(String(saved.mock.calls[0]?.[0]['publish_at']))).toBe(Date.parse('2027-12-01T07:30:00Z')),
  );
});

test('a required moment is asked for, and an optional one may be removed', async () => {
  const row = { publish_at: '2027-07-01T06:30:00Z', created_at: '2027-07-01T06:30:00Z' };
  const fields = [
    momentField('publish_at', { label: 'job.starts' }),
    momentField('created_at', { label: 'job.created', required: true }),
  ];
  const { saved } = await openFields(fields, row);
  fireEvent.change(await labelled('Starts'), { target: { value: '' } });
  fireEvent.change(await labelled('Created'), { target: { value: '' } });
  await save();
  expect(await labelled('Created')).toBeInvalid();
  expect(await labelled('Starts')).toBeValid();
  fireEvent.change(await labelled('Created'), { target: { value: '2027-07-01T08:30' } });
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ publish_at: null }));
});

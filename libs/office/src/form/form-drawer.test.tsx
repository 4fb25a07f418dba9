import { enter } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JOB_ID, jobsSection } from '../testing/jobs';
import { openSection } from '../testing/open-section';
import { setWindowWidth } from '../testing/test-browser';
import { textField } from '../section/fields/text-fields';

const section = jobsSection({
  form: { create: 'jobs.new', fields: [textField('title', { label: 'job.title', max: 50, required: true })] },
});
beforeEach(() => setWindowWidth(1440));

const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));
const title = async () => screen.findByRole('textbox', { name: /^Title/ });

test('the form of a record has its own URL, which keeps page and filters', async () => {
  const { history } = await openSection(section, { search: `?page=2&q=x&id=${JOB_ID}` });
  await drawer('Gardener');
  expect(await title()).toHaveValue('Gardener');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(history.location.search).toBe('?page=2&q=x'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a button opens the form of a new record, and a row that of its own', async () => {
  const { history } = await openSection(section, { search: '?page=2' });
  await userEvent.click(await screen.findByRole('button', { name: 'New job' }));
  await drawer('New job');
  expect(new URLSearchParams(history.location.search).get('id')).toBe('new');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('link', { name: 'Gardener' }));
  await drawer('Gardener');
  expect(history.location.search).toBe(`?page=2&id=${JOB_ID}`);
});

test('input is discarded only after a question', async () => {
  const { history } = await openSection(section, { search: `?id=${JOB_ID}` });
  await enter(await title(), '!');
  await userEvent.keyboard('{Escape}');
  const question = await drawer('Zahodit změny?');
  await userEvent.click(question.getByRole('button', { name: 'Zpět k úpravám' }));
  expect(await title()).toHaveValue('Gardener!');
  expect(history.location.search).toBe(`?id=${JOB_ID}`);
  await userEvent.keyboard('{Escape}');
  await userEvent.click((await drawer('Zahodit změny?')).getByRole('button', { name: 'Zahodit' }));
  await waitFor(() => expect(history.location.search).toBe(''));
});

test('without a form for new records there is no button, and its URL shows only the list', async () => {
  await openSection(jobsSection({ form: { fields: [] } }), { search: '?id=new' });
  await screen.findByRole('link', { name: 'Gardener' });
  expect(screen.queryByRole('button', { name: 'New job' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

import { rest, rows } from '@arbora/api';
import { useQuery } from '@arbora/query';
import { enter, renderPart, reply, testServer } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { aJob, LIST, otherJob } from '../testing/jobs';
import { kit } from '../testing/open-section';
import '../testing/test-browser';
import { ChoiceNote, SearchAndChoose } from './search-and-choose';

const onChoose = jest.fn();
beforeEach(() => onChoose.mockClear());

function Jobs({ disabled = false }: { disabled?: boolean }): ReactElement {
  const [text, setText] = useState('');
  const found = useQuery({
    queryKey: ['jobs', text],
    queryFn: () => rows(rest().from('job_position').select('id,title,branch').ilike('title', `%${text}%`)),
  });
  return (
    <SearchAndChoose
      label="Name of the job"
      text={text}
      onText={setText}
      found={found}
      foundLabel="Found jobs"
      nothing="No such job"
      keyOf={({ id }) => id}
      className="job"
      disabled={disabled}
      onChoose={onChoose}
    >
      {({ title, branch }) => (
        <>
          {title} <ChoiceNote>{branch}</ChoiceNote>
        </>
      )}
    </SearchAndChoose>
  );
}
async function open(response: unknown, disabled?: boolean) {
  const server = testServer({ [LIST]: response as never });
  await renderPart(kit, <Jobs disabled={disabled} />, { server });
  return server;
}
const choices = async () => within(await screen.findByRole('list', { name: 'Found jobs' })).getAllByRole('button');

test('the rows are found while typing, and one is chosen by a click', async () => {
  const server = await open([aJob(), otherJob]);
  expect((await choices()).map(({ textContent }) => textContent)).toEqual(['Gardener Brno', 'Driver Praha']);
  server.on({ [LIST]: [otherJob] });
  await enter(screen.getByRole('searchbox', { name: 'Name of the job' }), 'dri');
  await waitFor(async () => expect(await choices()).toHaveLength(1));
  expect(server.sent(LIST).at(-1)?.query.get('title')).toBe('ilike.%dri%');
  await userEvent.click((await choices())[0]!);
  expect(onChoose.mock.calls).toEqual([[expect.objectContaining({ id: otherJob.id })]]);
});

test('a choice is made by keyboard', async () => {
  await open([aJob(), otherJob]);
  await choices();
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: otherJob.id }));
});

test('while a choice is saved no other one is taken', async () => {
  await open([aJob()], true);
  const [choice] = await choices();
  expect(choice).toBeDisabled();
  await userEvent.click(choice!);
  expect(onChoose).not.toHaveBeenCalled();
});

test('a search without a result says so', async () => {
  await open([]);
  expect(await screen.findByText('No such job')).toBeInTheDocument();
});

test('a search that runs and one that fails are told, and the failed one is repeated on request', async () => {
  let respond: (result: unknown) => void = () => undefined;
  const server = await open(() => new Promise((resolve) => (respond = resolve)));
  expect(screen.getByRole('status')).toHaveTextContent('Načítáme…');
  await waitFor(() => expect(server.sent(LIST)).toHaveLength(1));
  respond(reply(403, { code: 'auth.forbidden', message: '' }));
  const retry = await screen.findByRole('button', { name: 'Zkusit znovu' });
  expect(screen.queryByText('No such job')).toBeNull();
  server.on({ [LIST]: [aJob()] });
  await userEvent.click(retry);
  expect(await choices()).toHaveLength(1);
});

import { on } from '@arbora/event-bus';
import { defineRemote, type RemoteContribution, type RemoteDefinition } from '@arbora/remote';
import { renderPart, testServer } from '@arbora/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { kit } from '../testing/open-section';
import { contribute } from './contribution';
import { ContributionBoundary } from './contribution-boundary';
import { inOrder } from './in-order';
import { defineSearchHits, joined, personPanel } from './points';
import { useContributions } from './use-contributions';

const noTexts = () => Promise.resolve({ default: {} });
const remoteOf = (name: `mf-${string}`, ...contributions: RemoteContribution[]): RemoteDefinition =>
  defineRemote({ name, texts: { cs: noTexts, en: noTexts, pl: noTexts }, routes: [], contributions });
const panel = (order: number) => ({ order, Component: () => <></> });

function Panels(): ReactElement {
  const { data, refetch } = useContributions(personPanel);
  return (
    <>
      <output>
        {data
          ? inOrder(data.loaded)
              .map(({ remote }) => remote)
              .join()
          : 'loading'}
      </output>
      <p>{data?.failed.join()}</p>
      <button type="button" onClick={() => void refetch()}>
        Again
      </button>
    </>
  );
}

test('contributions are loaded in the order that they declare, and failed ones are loaded again on request', async () => {
  const late = jest.fn(() => Promise.resolve({ default: panel(5) }));
  late.mockRejectedValueOnce(new Error('offline'));
  const contributors = [
    remoteOf('mf-last', contribute(personPanel, { load: () => Promise.resolve({ default: panel(20) }) })),
    remoteOf('mf-first', contribute(personPanel, { load: () => Promise.resolve({ default: panel(10) }) })),
    remoteOf('mf-late', contribute(personPanel, { load: late })),
  ];
  await renderPart(kit, <Panels />, { server: testServer(), person: { acl: ['sales'] }, contributors });
  expect(await screen.findByText('mf-first,mf-last')).toBeInTheDocument();
  expect(screen.getByText('mf-late')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText('mf-late,mf-first,mf-last')).toBeInTheDocument();
});

test('a contribution that throws is reported with its remote, shows an error in its place, and can be tried again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported: string[] = [];
  const stop = on('remote:failed', ({ remote }) => void reported.push(remote));
  let isBroken = true;
  function Part(): ReactElement {
    if (isBroken) throw new Error('broken');
    return <p>mended</p>;
  }
  await renderPart(
    kit,
    <>
      <ContributionBoundary remote="mf-broken">
        <Part />
      </ContributionBoundary>
      <p>beside</p>
    </>,
  );
  expect(screen.getByText('beside')).toBeInTheDocument();
  expect(reported).toEqual(['mf-broken']);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
  expect(screen.getByText('mended')).toBeInTheDocument();
  logged.mockRestore();
  stop();
});

test('the known parts of a result are joined', () => {
  expect(joined('2026000007', null, '', 'Eva')).toBe('2026000007 · Eva');
  const hits = defineSearchHits({ namespace: 'kit', kinds: [] });
  expect(hits.namespace).toBe('kit');
});

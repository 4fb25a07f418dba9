import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSite } from '../testing/render-with-site';
import { QueryView, type QueryResult } from './query-view';

function result<T>(part: Partial<QueryResult<T>>): QueryResult<T> {
  return { data: undefined, error: null, isFetching: false, fetchStatus: 'idle', refetch: () => undefined, ...part };
}
const show = (query: QueryResult<string[]>) => (
  <QueryView query={query}>{(rows) => <p>{rows.join(', ')}</p>}</QueryView>
);

describe('QueryView', () => {
  it('shows an error rather than loading or empty, and retries', async () => {
    const refetch = jest.fn();
    renderWithSite(show(result<string[]>({ error: { code: 'unavailable' }, isFetching: false, refetch })));
    expect(screen.getByRole('alert')).toHaveTextContent('Služba teď neodpovídá.');
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('shows loading, and a missing network', () => {
    const { update } = renderWithSite(show(result<string[]>({ isFetching: true, fetchStatus: 'fetching' })));
    expect(screen.getByRole('status')).toHaveTextContent('Načítáme…');
    update(show(result<string[]>({ fetchStatus: 'paused' })));
    expect(screen.getByRole('alert')).toHaveTextContent('Jste bez připojení k internetu');
  });

  it.each([[[]], [null]])('treats %j as empty by default', (data) => {
    renderWithSite(<QueryView query={result<string[] | null>({ data })}>{() => 'rows'}</QueryView>);
    expect(screen.getByText('Zatím tu nic není')).toBeInTheDocument();
    expect(screen.queryByText('rows')).toBeNull();
  });

  it.each<[data: string[] | null, isEmpty: boolean, shown: string]>([
    [[], false, 'rows'],
    [['lípa'], true, 'Zatím tu nic není'],
    [null, false, 'Zatím tu nic není'],
  ])('lets the caller decide whether %j is empty', (data, isEmpty, shown) => {
    renderWithSite(
      <QueryView query={result({ data })} isEmpty={() => isEmpty}>
        {() => 'rows'}
      </QueryView>,
    );
    expect(screen.getByText(shown)).toBeInTheDocument();
  });

  it('keeps stale data when a refetch fails', () => {
    renderWithSite(show(result<string[]>({ data: ['lípa'], error: { code: 'network' } })));
    expect(screen.getByRole('alert')).toHaveTextContent('Nepodařilo se načíst novější údaje');
    expect(screen.getByText('lípa')).toBeInTheDocument();
  });

  it('keeps the previous page visible and marks it as busy', () => {
    const { container } = renderWithSite(
      show(result<string[]>({ data: ['lípa'], isFetching: true, isPlaceholderData: true })),
    );
    expect(screen.getByText('lípa')).toBeInTheDocument();
    expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  });

  it('reports a missing network while placeholder data are shown', () => {
    renderWithSite(show(result<string[]>({ data: ['lípa'], fetchStatus: 'paused', isPlaceholderData: true })));
    expect(screen.getByRole('alert')).toHaveTextContent('Jste bez připojení k internetu');
    expect(screen.getByText('lípa')).toBeInTheDocument();
  });

  it('does not dim placeholder data that are part of the result', () => {
    const { container } = renderWithSite(
      <QueryView query={result({ data: ['lípa'], isFetching: true, isPlaceholderData: true })} partial>
        {(rows) => <p>{rows}</p>}
      </QueryView>,
    );
    expect(screen.getByText('lípa')).toBeInTheDocument();
    expect(container.querySelector('[aria-busy=true]')).toBeNull();
  });

  it('has a fallback text for unknown error codes', () => {
    renderWithSite(show(result<string[]>({ error: { code: 'booking.of_tomorrow', status: 409 } })));
    expect(screen.getByRole('alert')).toHaveTextContent('Došlo k neočekávané chybě.');
  });
});

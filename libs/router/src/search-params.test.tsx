import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryHistory, HistoryRouter } from './index';
import { declaredParams, DeclaredSearchContext, useSearchParams, type DeclaredSearch } from './search-params';

const RULE: DeclaredSearch = { pattern: '/sortiment', search: ['q'] };

function Reader({ name }: { name: string }): ReactNode {
  const [params] = useSearchParams();
  return <output>{String(params.get(name))}</output>;
}

function show(name: string, rule: DeclaredSearch | null): string | null {
  const history = createMemoryHistory({ initialEntries: ['/cs/sortiment?q=lipa&u=1'] });
  render(
    <HistoryRouter history={history} location={history.location} basename="/cs">
      <DeclaredSearchContext value={rule}>
        <Reader name={name} />
      </DeclaredSearchContext>
    </HistoryRouter>,
  );
  return screen.getByRole('status').textContent;
}

test('a page reads a parameter that its rule declares', () => {
  expect(show('q', RULE)).toBe('lipa');
});

test('reading an undeclared parameter throws an error with its name', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  expect(() => show('u', RULE)).toThrow('/sortiment reads the parameter u: name it in `search`');
});

test('outside of pages, and in builds without declarations, all parameters can be read', () => {
  expect(show('u', null)).toBe('1');
  expect(declaredParams(new URLSearchParams('u=1'), { pattern: '/x' }).get('u')).toBe('1');
});

test.each([
  ['get', (params: URLSearchParams) => params.get('u')],
  ['getAll', (params: URLSearchParams) => params.getAll('u')],
  ['has', (params: URLSearchParams) => params.has('u')],
])('%s is checked, unlike copying and writing', (_name, read) => {
  const params = declaredParams(new URLSearchParams('q=1'), RULE);
  expect(() => read(params)).toThrow('u');
  const copy = new URLSearchParams(params);
  copy.set('u', '2');
  expect(copy.toString()).toBe('q=1&u=2');
});

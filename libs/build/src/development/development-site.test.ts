import { renderedRemotes } from './development-site';
import { REMOTES } from '../paths';

test('the server-rendered remotes follow from the rules of their pages', async () => {
  const rendered = await renderedRemotes();
  expect(rendered).toContain('mf-content');
  expect(rendered.filter((name) => name === 'mf-manager' || name.endsWith('-office'))).toEqual([]);
  expect(REMOTES).toEqual(expect.arrayContaining(rendered));
});

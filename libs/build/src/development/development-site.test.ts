import { renderedRemotes } from './development-site';
import { REMOTES } from '../paths';

test('the server-rendered remotes follow from the rules of their pages', async () => {
  const rendered = await renderedRemotes();
  expect(rendered).toContain('mf-content');
  expect(rendered).not.toContain('mf-manager');
  expect(REMOTES).toEqual(expect.arrayContaining(rendered));
});

import { compareReleases, readRelease, type Release } from './release';
import { publishedVersion } from './published';

let last: Release;
beforeAll(async () => {
  last = await readRelease();
});

/** The last release with a change, as a version. */
function changed(version: string, change: (release: Release) => void): Release {
  const copy = structuredClone(last);
  change(copy);
  return { ...copy, version };
}

function exportsOf(release: Release, library: string) {
  return release.shell.declarations!.exports[library]!;
}

test('the last release has the version of the libraries', () => {
  expect(last.version).toBe(publishedVersion());
});

test('a release fits itself', () => {
  expect(compareReleases(last, last)).toEqual({
    isFitting: true,
    report: `Shell and remotes fit those of version ${last.version}.`,
  });
});

test('a shell that removes what a released remote uses needs another major version', () => {
  const remove = (release: Release): void => {
    delete exportsOf(release, '@arbora/auth')['useSession'];
    release.shell.offers['@arbora/auth'] = release.shell.offers['@arbora/auth']!.filter(
      (name) => name !== 'useSession',
    );
  };
  const { isFitting, report } = compareReleases(last, changed('1.9.0', remove));
  expect(isFitting).toBe(false);
  expect(report).toContain('needs what the shell does not offer: useSession of @arbora/auth');
  expect(compareReleases(last, changed('2.0.0', remove)).isFitting).toBe(true);
});

test('a shell with another signature of an export that a released remote uses needs another major version', () => {
  const change = (release: Release): void => {
    exportsOf(release, '@arbora/auth')['useSession']!.digest = 'other';
  };
  const { isFitting, report } = compareReleases(last, changed('1.9.0', change));
  expect(isFitting).toBe(false);
  expect(report).toContain('useSession of @arbora/auth differs');
});

test('a remote that uses an addition is named, as it needs the new shell', () => {
  const add = (release: Release): void => {
    release.shell.offers['@arbora/auth']!.push('useNewThing');
    exportsOf(release, '@arbora/auth')['useNewThing'] = { digest: 'new' };
    release.remotes['mf-shop']!.uses['@arbora/auth']!.push('useNewThing');
  };
  const { isFitting, report } = compareReleases(last, changed('1.9.0', add));
  expect(isFitting).toBe(true);
  expect(report).toBe(
    `These remotes need a later shell than that of version ${last.version}:\nmf-shop needs what the shell does not offer: useNewThing of @arbora/auth`,
  );
});

import { rest, rows } from '@arbora/api';
import type { Related, RelationSource } from '@arbora/office';
import { OTHER } from './failure-labels';

const FOUND = 100;
const isName = (value: string): boolean => /^[a-z0-9-]{1,60}$/.test(value);
/** The packages and versions that have failures; the latest failure first. */
const versions = () =>
  rest().from('failed_version_list').select('remote,version').order('last_at', { ascending: false }).limit(FOUND);

/** Remotes that have failures, each once. */
function remotesOf(found: readonly { remote: string }[], text: string): Related[] {
  const names = new Set(found.map(({ remote }) => remote).filter((remote) => remote !== OTHER));
  return [...names]
    .filter((name) => name.includes(text.trim().toLowerCase()))
    .sort()
    .map((name) => ({ id: name, label: name }));
}

export const remoteSource: RelationSource = {
  key: ['failed_version_list', 'remote'],
  search: async (text) => remotesOf(await rows(versions()), text),
  byIds: (ids) => Promise.resolve(ids.map((id) => ({ id, label: id }))),
  isId: isName,
};

export const versionSource: RelationSource = {
  key: ['failed_version_list', 'version'],
  search: async (text) =>
    (await rows(versions().neq('version', OTHER)))
      .map(({ remote, version }) => ({ id: version, label: `${remote} ${version}` }))
      .filter(({ label }) => label.includes(text.trim().toLowerCase())),
  byIds: (ids) => Promise.resolve(ids.map((id) => ({ id, label: id }))),
  isId: isName,
};

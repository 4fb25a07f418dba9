import type { GlobalSearchResult } from '@arbora/domain';
import type { TextNamespace } from '@arbora/i18n';
import type { Hit } from '@arbora/office';
import { contribute, searchHits } from '@arbora/office/definition';
import { defineRemote, type RemoteContribution, type RemoteDefinition } from '@arbora/remote';

/** Of the texts below, which no package declares. */
const NAMESPACE = 'content-office' as TextNamespace;

/** The remote of a test: its texts are words of the search. */
function remoteWith(name: `mf-${string}`, ...contributions: RemoteContribution[]): RemoteDefinition {
  const texts = () =>
    Promise.resolve({ default: { jobs: 'Jobs', bulletins: 'Issues', newJob: 'New job', pay: 'Pay out' } });
  return defineRemote({ name, texts: { cs: texts, en: texts, pl: texts }, routes: [], contributions });
}

function hit({ id, title }: { id: string; title: string }, to: string, note: string): Hit {
  return { id, to: `${to}?id=${id}`, title, note };
}

/** Contributes jobs, after issues of the bulletin, and commands for two sections. */
export const content = remoteWith(
  'mf-content-office',
  contribute(searchHits, {
    load: () =>
      Promise.resolve({
        default: {
          namespace: NAMESPACE,
          kinds: [
            {
              name: 'jobs',
              title: 'jobs',
              order: 20,
              hitsOf: ({ jobs }: GlobalSearchResult) => jobs.map((row) => hit(row, '/manager/jobs', 'a job')),
            },
          ],
          commands: [
            { title: 'newJob', to: '/manager/jobs?id=new', section: 'jobs' },
            { title: 'pay', to: '/manager/settings?form=pay', section: 'settings' },
          ],
        },
      }),
  }),
);

/** Contributes issues of the bulletin, with the state of a person. */
export const bulletin = remoteWith(
  'mf-bulletin',
  contribute(searchHits, {
    load: () =>
      Promise.resolve({
        default: {
          namespace: NAMESPACE,
          kinds: [
            {
              name: 'bulletins',
              title: 'bulletins',
              order: 10,
              hitsOf: ({ bulletins }: GlobalSearchResult) =>
                bulletins.map((row) => ({ ...hit(row, '/manager/bulletin', 'an issue'), state: 'blocked' as const })),
            },
          ],
        },
      }),
  }),
);

/** A remote whose kinds do not load. */
export const unavailable = remoteWith(
  'mf-unavailable',
  contribute(searchHits, { load: () => Promise.reject(new Error('offline')) }),
);

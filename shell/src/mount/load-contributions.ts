import { getSession, mayOpen } from '@arbora/auth';
import type { I18n } from '@arbora/i18n';
import type { ContributionRule, Registry, RemoteEntry } from '@arbora/registry';
import type { Contributions } from '@arbora/remote';
import { loadDefinition } from '../federation/load-remote';

async function contributionsOf(
  entry: RemoteEntry,
  isWanted: (rule: ContributionRule) => boolean,
  i18n: I18n,
): Promise<Contributions<unknown>['loaded']> {
  const { name, namespace, texts, commonTexts, contributions } = await loadDefinition(entry);
  const wanted = contributions.filter(isWanted);
  const sections = [...commonTexts, ...wanted.flatMap((one) => one.texts ?? [])];
  const [modules] = await Promise.all([
    Promise.all(wanted.map(({ load }) => load())),
    i18n.loadTexts(namespace, texts),
    ...sections.map((section) => i18n.loadTexts(section.namespace, section.texts)),
  ]);
  return modules.map((module) => ({ remote: name, value: module.default }));
}

/** Loads the contributions to a point from all deployed remotes that the session may use; never rejects. */
export async function loadContributions(
  point: string,
  { remotes }: Pick<Registry, 'remotes'>,
  i18n: I18n,
): Promise<Contributions<unknown>> {
  const session = getSession();
  const isWanted = (rule: ContributionRule): boolean =>
    rule.point === point && (rule.section === undefined || mayOpen(session, rule.section));
  const contributors = remotes.filter(({ contributions }) => contributions?.some(isWanted));
  const results = await Promise.allSettled(contributors.map((entry) => contributionsOf(entry, isWanted, i18n)));
  return {
    loaded: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    failed: contributors.filter((_, index) => results[index]?.status === 'rejected').map(({ name }) => name),
  };
}

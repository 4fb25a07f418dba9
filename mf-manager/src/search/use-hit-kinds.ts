import { mayOpen, useSession } from '@arbora/auth';
import type { GlobalSearchResult } from '@arbora/domain';
import { useI18n } from '@arbora/i18n';
import { searchHits, useContributions, type Hit } from '@arbora/office';

export interface FoundKind {
  name: string;
  title: string;
  hits: readonly Hit[];
}

interface HitKinds {
  /** The results of each kind in display order; empty without a response. */
  of: (found: GlobalSearchResult | null) => readonly FoundKind[];
  /** Forms for new records that the person may open. */
  commands: readonly Hit[];
  /** Whether a remote's kinds did not load. */
  isIncomplete: boolean;
}

/** The kinds of results and the commands that the remotes contribute to the search. */
export function useHitKinds(): HitKinds {
  const session = useSession();
  const texts = useI18n().snapshot();
  const { data } = useContributions(searchHits);
  const contributed = data?.loaded.map(({ value }) => value) ?? [];
  const kinds = contributed
    .flatMap(({ namespace, kinds: ofRemote }) => ofRemote.map((kind) => ({ kind, texts: texts.of(namespace) })))
    .toSorted((one, other) => one.kind.order - other.kind.order);
  return {
    of: (found) =>
      kinds.map(({ kind, texts: own }) => ({
        name: kind.name,
        title: own.t(kind.title),
        hits: found ? kind.hitsOf(found, own) : [],
      })),
    commands: contributed.flatMap(({ namespace, commands = [] }) =>
      commands
        .filter(({ section }) => mayOpen(session, section))
        .map(({ title, to }) => ({ id: to, to, title: texts.of(namespace).t(title), note: '' })),
    ),
    isIncomplete: (data?.failed.length ?? 0) > 0,
  };
}

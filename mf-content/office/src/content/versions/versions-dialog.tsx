import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Dialog, EmptyState, QueryView, Skeleton } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { Comparison } from './comparison';
import type { DocumentKind } from './documents';
import { RestoreButton } from './restore-button';
import { Restored } from './restored';
import { VersionList } from './version-list';
import { documentEntriesQuery, documentVersionQuery, ENTRIES } from './versions.queries';
import { BEFORE_HISTORY, versionsOf } from './versions-of';
import css from './versions.module.css';

export interface VersionsDialogProps {
  kind: DocumentKind;
  /** Its key in the history: `table:key`. */
  document: string;
  /** Whether a form on the page has unsaved changes. */
  hasUnsaved?: boolean;
  onClose: () => void;
}

/** The versions of a document with author, time and changes; compares two and restores one. */
export function VersionsDialog({ kind, document, hasUnsaved, onClose }: VersionsDialogProps): ReactElement {
  const { t } = useText('manager.content');
  const [count, setCount] = useState(ENTRIES);
  const [chosen, setChosen] = useState<number | null>(null);
  const [restored, setRestored] = useState<number | null>();
  const entries = useQuery(documentEntriesQuery(document, count));
  const latest = entries.data?.[0]?.change_id ?? null;
  const isCut = (entries.data?.length ?? 0) >= count;
  const current = useQuery({ ...documentVersionQuery(document, latest), enabled: latest !== null });
  const first = useQuery({ ...documentVersionQuery(document, 0), enabled: latest !== null && !isCut });

  return (
    <Dialog open placement="drawer" size="wide" title={t('versions.title')} onClose={onClose}>
      <QueryView
        query={entries}
        skeleton={<Skeleton shape="row" count={5} />}
        empty={<EmptyState title={t('versions.none')}>{t('versions.noneText')}</EmptyState>}
      >
        {(loaded) => {
          if (current.isLoading || first.isLoading) return <Skeleton shape="row" count={5} />;
          const versions = versionsOf(kind, loaded, current.data ?? {});
          if (first.data?.[kind.table]) versions.push(BEFORE_HISTORY);
          // The oldest loaded change may be incomplete.
          const shown = isCut && versions.length > 1 ? versions.slice(0, -1) : versions;
          const version = shown.find(({ change }) => change === chosen) ?? shown[0]!;
          return (
            <div className={css.versions}>
              <VersionList
                versions={shown}
                shown={version}
                onChoose={(change) => {
                  setChosen(change);
                  setRestored(undefined);
                }}
                onOlder={isCut ? () => setCount(count + ENTRIES) : null}
              />
              <div className={css.shown}>
                {restored !== undefined && (
                  <Restored kind={kind} change={restored} onUndone={() => setRestored(undefined)} />
                )}
                <Comparison
                  key={version.change}
                  kind={kind}
                  document={document}
                  versions={versions}
                  version={version}
                />
                {version !== shown[0] && (
                  <RestoreButton
                    kind={kind}
                    document={document}
                    change={version.change}
                    latest={shown[0]!.change}
                    hasUnsaved={hasUnsaved}
                    onRestored={(change) => {
                      setRestored(change);
                      setChosen(null);
                    }}
                  />
                )}
              </div>
            </div>
          );
        }}
      </QueryView>
    </Dialog>
  );
}

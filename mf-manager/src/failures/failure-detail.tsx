import type { Selection } from '@arbora/api';
import { useText } from '@arbora/i18n';
import { Badge, DataList } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './failure-detail.module.css';
import { kindLabel, OTHER, remoteLabel, versionLabel } from './failure-labels';
import { FirstDeployments } from './first-deployments';

export const WHOLE_FAILURE = 'id,kind,remote,version,build,route,message,frames,count,first_at,last_at,known_since';
type Failure = Selection<'failure_list', typeof WHOLE_FAILURE>;

/** A group of failures with its stack. */
export function FailureDetail({ failure }: { failure: Failure }): ReactElement {
  const { t, formats } = useText('manager.failures');
  const { kind, remote, version, build, route, frames, count, first_at, last_at, known_since } = failure;
  return (
    <div className={css.detail}>
      <DataList
        items={[
          { label: t('failure.kind'), value: <Badge tone="error">{kindLabel(kind, t)}</Badge> },
          { label: t('failure.remote'), value: remoteLabel(remote, t) },
          { label: t('failure.version'), value: versionLabel(version, t) },
          { label: t('failure.build'), value: build },
          { label: t('failure.route'), value: route },
          { label: t('failure.count'), value: formats.number(count) },
          { label: t('failure.first'), value: formats.dateTime(first_at) },
          { label: t('failure.knownSince'), value: known_since === first_at ? null : formats.dateTime(known_since) },
          { label: t('failure.last'), value: formats.dateTime(last_at) },
        ]}
      />
      {remote !== OTHER && <FirstDeployments remote={remote} first={known_since} />}
      <section>
        <h3 className={css.title}>{t('failure.stack')}</h3>
        {frames.length === 0 ? (
          <p className={css.none}>{t('failure.noStack')}</p>
        ) : (
          <ol className={css.stack}>
            {frames.map((frame, index) => (
              <li key={index}>
                <code>{frame}</code>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

import type { LoggedDeployment, VersionChange } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Button, Section, Table } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import css from './deployments.module.css';

const PAGE = 20;

/** The log of deployments, the newest first. */
export function DeploymentHistory({ history }: { history: readonly LoggedDeployment[] }): ReactElement {
  const { t, formats } = useText('manager.deployments');
  const [count, show] = useState(PAGE);
  return (
    <Section title={t('history.title')} placement="inside">
      <Table
        caption={t('history.title')}
        captionHidden
        rows={history.slice(0, count)}
        keyOf={({ number }) => String(number)}
        columns={[
          { key: 'at', title: t('history.at'), cell: ({ at }) => formats.dateTime(at) },
          { key: 'by', title: t('history.by'), cell: ({ by }) => <span className={css.author}>{by}</span> },
          { key: 'action', title: t('history.action'), cell: ({ action }) => <code>{action}</code> },
          { key: 'reason', title: t('history.reason'), cell: ({ reason }) => reason ?? '–' },
          { key: 'changes', title: t('history.changes'), cell: ({ changes }) => <Changes changes={changes} /> },
        ]}
      />
      {history.length > count && (
        <Button variant="secondary" onClick={() => show(count + PAGE)}>
          {t('history.more')}
        </Button>
      )}
    </Section>
  );
}

function Changes({ changes }: { changes: readonly VersionChange[] }): ReactElement {
  const { t } = useText('manager.deployments');
  if (changes.length === 0) return <>{t('history.unchanged')}</>;
  return (
    <ul className={css.changes}>
      {changes.map(({ name, from, to }) => (
        <li key={name}>
          {name} <code>{from ?? t('history.new')}</code> → <code>{to ?? t('history.removed')}</code>
        </li>
      ))}
    </ul>
  );
}

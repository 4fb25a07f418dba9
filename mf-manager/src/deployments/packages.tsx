import type { DeployedPackage, SiteInfo } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useAction, useConfirm } from '@arbora/office';
import { Badge, Button, Section, Table } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { ChangeForm, type VersionAction } from './change-form';
import css from './deployments.module.css';
import { changeDeployment } from './deployments.queries';
import { earlierVersions } from './earlier-versions';
import { TrialForm } from './trial-form';

/** The deployed version of each package, with going back and pins. */
export function Packages({ site }: { site: SiteInfo }): ReactElement {
  const { t, formats } = useText('manager.deployments');
  const [form, open] = useState<{ action: VersionAction; name: string } | null>(null);
  const [isTrying, setTrying] = useState(false);
  return (
    <Section
      title={t('packages.title')}
      placement="inside"
      actions={
        <Button size="small" variant="secondary" onClick={() => setTrying(true)}>
          {t('trial.action')}
        </Button>
      }
    >
      <Table
        caption={t('packages.title')}
        captionHidden
        rows={site.packages}
        keyOf={({ name }) => name}
        columns={[
          { key: 'name', title: t('packages.name'), cell: ({ name }) => name },
          { key: 'version', title: t('packages.version'), cell: ({ version }) => <code>{version}</code> },
          { key: 'at', title: t('packages.since'), cell: ({ at }) => (at === null ? '–' : formats.dateTime(at)) },
          { key: 'by', title: t('packages.by'), cell: ({ by }) => <span className={css.author}>{by ?? '–'}</span> },
          {
            key: 'pin',
            title: t('packages.pin'),
            cell: ({ pin }) =>
              pin === null ? (
                '–'
              ) : (
                <span className={css.pin}>
                  <Badge tone="warning">{t('packages.pinned')}</Badge> {pin.reason ?? pin.by}
                </span>
              ),
          },
          {
            key: 'actions',
            title: t('packages.actions'),
            cell: (one) => (
              <PackageActions
                one={one}
                canGoBack={earlierVersions(one.name, one.version, site.history).length > 0}
                onOpen={(action) => open({ action, name: one.name })}
              />
            ),
          },
        ]}
      />
      {isTrying && <TrialForm site={site} onClosed={() => setTrying(false)} />}
      {form && <ChangeForm {...form} site={site} onClosed={() => open(null)} />}
    </Section>
  );
}

interface PackageActionsProps {
  one: DeployedPackage;
  canGoBack: boolean;
  onOpen: (action: VersionAction) => void;
}

function PackageActions({ one: { name, pin }, canGoBack, onOpen }: PackageActionsProps): ReactElement {
  const { t } = useText('manager.deployments');
  const confirm = useConfirm();
  const unpin = useAction(changeDeployment, () => t('unpin.done', { name }));
  const askUnpin = (): void =>
    confirm({
      title: t('unpin.title', { name }),
      text: t('unpin.text'),
      ok: t('unpin.action'),
      run: () => unpin.run({ action: 'unpin', name, reason: null }),
    });
  if (pin !== null) {
    return (
      <Button size="small" variant="secondary" onClick={askUnpin} aria-label={t('unpin.title', { name })}>
        {t('unpin.action')}
      </Button>
    );
  }
  return (
    <div className={css.actions}>
      <Button size="small" variant="quiet" onClick={() => onOpen('pin')} aria-label={t('pin.title', { name })}>
        {t('pin.action')}
      </Button>
      {canGoBack && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => onOpen('rollback')}
          aria-label={t('rollback.title', { name })}
        >
          {t('rollback.action')}
        </Button>
      )}
    </div>
  );
}

import type { Canary, DeployedPackage, SiteInfo } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useAction, useConfirm } from '@arbora/office';
import { Badge, Button, Section, Table } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { CanaryForm } from './canary-form';
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
  const [canary, setCanary] = useState<string | null>(null);
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
            key: 'state',
            title: t('packages.state'),
            cell: (one) => <PackageState one={one} />,
          },
          {
            key: 'actions',
            title: t('packages.actions'),
            cell: (one) => (
              <PackageActions
                one={one}
                canGoBack={earlierVersions(one.name, one.version, site.history).length > 0}
                canBeTried={site.published.some(({ name }) => name === one.name)}
                onOpen={(action) => open({ action, name: one.name })}
                onTried={() => setCanary(one.name)}
              />
            ),
          },
        ]}
      />
      {isTrying && <TrialForm site={site} onClosed={() => setTrying(false)} />}
      {canary !== null && <CanaryForm name={canary} site={site} onClosed={() => setCanary(null)} />}
      {form && <ChangeForm {...form} site={site} onClosed={() => open(null)} />}
    </Section>
  );
}

interface PackageActionsProps {
  one: DeployedPackage;
  canGoBack: boolean;
  /** Whether another version is published. */
  canBeTried: boolean;
  onTried: () => void;
  onOpen: (action: VersionAction) => void;
}

function PackageActions({ one, canGoBack, canBeTried, onTried, onOpen }: PackageActionsProps): ReactElement {
  const { name, pin, canary } = one;
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
  if (canary !== null) return <CanaryActions name={name} canary={canary} />;
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
      {canBeTried && (
        <Button size="small" variant="quiet" onClick={onTried} aria-label={t('canary.title', { name })}>
          {t('canary.action')}
        </Button>
      )}
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

/** Pin and canary of a package. */
function PackageState({ one: { pin, canary } }: { one: DeployedPackage }): ReactElement {
  const { t } = useText('manager.deployments');
  if (pin === null && canary === null) return <>–</>;
  return (
    <span className={css.pin}>
      {canary && (
        <>
          <Badge tone="info">{t('canary.state', { share: canary.share })}</Badge> <code>{canary.version}</code>
        </>
      )}
      {pin && (
        <>
          <Badge tone="warning">{t('packages.pinned')}</Badge> {pin.reason ?? pin.by}
        </>
      )}
    </span>
  );
}

/** Ends a canary, or deploys its version to all. */
function CanaryActions({ name, canary: { version } }: { name: string; canary: Canary }): ReactElement {
  const { t } = useText('manager.deployments');
  const confirm = useConfirm();
  const end = useAction(changeDeployment, () => t('endCanary.done', { name }));
  const deploy = useAction(changeDeployment, () => t('deployCanary.done', { name }));
  const askEnd = (): void =>
    confirm({
      title: t('endCanary.title', { name }),
      text: t('endCanary.text'),
      ok: t('endCanary.action'),
      run: () => end.run({ action: 'end-canary', name, reason: null }),
    });
  const askDeploy = (): void =>
    confirm({
      title: t('deployCanary.title', { name }),
      text: t('deployCanary.text', { version }),
      ok: t('deployCanary.action'),
      run: () => deploy.run({ action: 'rollback', name, version, reason: null }),
    });
  return (
    <div className={css.actions}>
      <Button size="small" variant="quiet" onClick={askEnd} aria-label={t('endCanary.title', { name })}>
        {t('endCanary.action')}
      </Button>
      <Button size="small" variant="secondary" onClick={askDeploy} aria-label={t('deployCanary.title', { name })}>
        {t('deployCanary.action')}
      </Button>
    </div>
  );
}

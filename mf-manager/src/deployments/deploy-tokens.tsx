import type { DeployToken } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useAction, useConfirm } from '@arbora/office';
import { useQuery } from '@arbora/query';
import { Badge, Button, EmptyState, QueryView, Section, Skeleton, Table } from '@arbora/ui';
import { plusIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import { deployTokensQuery, revokeDeployToken } from './deployments.queries';
import { NewTokenForm } from './new-token-form';

/** The tokens of teams: created, listed and revoked. `packages` are suggested for a new one. */
export function DeployTokens({ packages }: { packages: readonly string[] }): ReactElement {
  const { t } = useText('manager.deployments');
  const [isCreating, setCreating] = useState(false);
  const tokens = useQuery(deployTokensQuery());
  return (
    <Section
      title={t('tokens.title')}
      lead={t('tokens.lead')}
      placement="inside"
      actions={
        <Button size="small" variant="secondary" icon={plusIcon} onClick={() => setCreating(true)}>
          {t('tokens.new')}
        </Button>
      }
    >
      <QueryView
        query={tokens}
        skeleton={<Skeleton shape="row" count={2} />}
        empty={<EmptyState title={t('tokens.none')} />}
      >
        {(rows) => <TokenTable tokens={rows} />}
      </QueryView>
      {isCreating && <NewTokenForm packages={packages} onClosed={() => setCreating(false)} />}
    </Section>
  );
}

function TokenTable({ tokens }: { tokens: readonly DeployToken[] }): ReactElement {
  const { t, formats } = useText('manager.deployments');
  const confirm = useConfirm();
  const revoke = useAction(revokeDeployToken, () => t('revoke.done'));
  const ask = ({ id, name }: DeployToken): void =>
    confirm({
      title: t('revoke.title', { name }),
      text: t('revoke.text'),
      ok: t('revoke.action'),
      danger: true,
      run: () => revoke.run({ id }),
    });
  return (
    <Table
      caption={t('tokens.title')}
      captionHidden
      rows={tokens}
      keyOf={({ id }) => id}
      columns={[
        { key: 'name', title: t('tokens.name'), cell: ({ name }) => name },
        { key: 'remotes', title: t('tokens.packages'), cell: ({ remotes }) => remotes.join(', ') },
        { key: 'created', title: t('tokens.created'), cell: ({ created_at }) => formats.dateTime(created_at) },
        {
          key: 'used',
          title: t('tokens.used'),
          cell: ({ last_used_at }) => (last_used_at === null ? t('tokens.never') : formats.dateTime(last_used_at)),
        },
        {
          key: 'revoke',
          title: t('packages.actions'),
          cell: (token) =>
            token.revoked_at === null ? (
              <Button
                size="small"
                variant="quiet"
                onClick={() => ask(token)}
                aria-label={t('revoke.title', { name: token.name })}
              >
                {t('revoke.action')}
              </Button>
            ) : (
              <Badge>{t('tokens.revoked', { at: formats.date(token.revoked_at) })}</Badge>
            ),
        },
      ]}
    />
  );
}

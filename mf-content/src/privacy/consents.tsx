import { emit } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Button, ButtonLink, Card, Grid, Section } from '@arbora/ui';
import type { ReactElement } from 'react';

/** Links to change or withdraw consents, and to manage stored data. */
export function Consents(): ReactElement {
  const { t } = useText('content.privacy');
  return (
    <Section title={t('title')} lead={t('lead')} tone="tinted" printed={false}>
      <Grid as="ul" columns={3}>
        <li>
          <Card title={t('cookies')}>
            <p>{t('cookiesText')}</p>
            <div>
              <Button onClick={() => emit('consent:open', {})}>{t('cookiesOpen')}</Button>
            </div>
          </Card>
        </li>
        <li>
          <Card title={t('newsletters')}>
            <p>{t('newslettersText')}</p>
            <div>
              <ButtonLink variant="secondary" to={routes.subscriptions.href()}>
                {t('newslettersOpen')}
              </ButtonLink>
            </div>
          </Card>
        </li>
        <li>
          <Card title={t('account')}>
            <p>{t('accountText')}</p>
            <div>
              <ButtonLink variant="secondary" to={routes.account.href()}>
                {t('accountOpen')}
              </ButtonLink>
            </div>
          </Card>
        </li>
      </Grid>
    </Section>
  );
}

import type { Seller } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Card, Grid, Section } from '@arbora/ui';
import type { ReactElement } from 'react';
import { SellerAccounts } from './seller-accounts';
import { SellerFacts } from './seller-facts';

/** The seller's details for invoices and payments. */
export function BillingSection({ seller }: { seller: Seller }): ReactElement {
  const { t } = useText('content.contact');
  return (
    <Section title={t('seller.title')}>
      <Grid as="ul" columns={2}>
        <li>
          <Card title={seller.legalName}>
            <SellerFacts seller={seller} />
          </Card>
        </li>
        <li>
          <Card title={t('seller.accounts')}>
            <SellerAccounts accounts={seller.accounts} />
          </Card>
        </li>
      </Grid>
    </Section>
  );
}

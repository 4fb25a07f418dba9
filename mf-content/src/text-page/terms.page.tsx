import { useText } from '@arbora/i18n';
import { definePage, useHost } from '@arbora/remote';
import { Card, Section } from '@arbora/ui';
import type { ReactElement } from 'react';
import { SellerFacts } from '../seller/seller-facts';
import { pageTextQuery } from './page-text.query';
import { PageTextView } from './text-page';

/** The editors' terms, and the company that they bind. */
function TermsPage(): ReactElement {
  const { t } = useText('content.contact');
  const { seller } = useHost().site;
  return (
    <>
      <PageTextView page="podminky" />
      {seller && (
        <Section title={t('seller.terms')} width="text">
          <Card title={seller.legalName}>
            <SellerFacts seller={seller} />
          </Card>
        </Section>
      )}
    </>
  );
}

export default definePage({
  queries: ({ locale }) => [pageTextQuery(locale, 'podminky')],
  Component: TermsPage,
});

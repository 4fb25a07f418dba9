import { definePage } from '@arbora/remote';
import type { ReactElement } from 'react';
import { pageTextQuery } from '../text-page/page-text.query';
import { PageTextView } from '../text-page/text-page';
import { Consents } from './consents';

function PrivacyPage(): ReactElement {
  return (
    <>
      <PageTextView page="gdpr" />
      <Consents />
    </>
  );
}

export default definePage({
  queries: ({ locale }) => [pageTextQuery(locale, 'gdpr')],
  Component: PrivacyPage,
});

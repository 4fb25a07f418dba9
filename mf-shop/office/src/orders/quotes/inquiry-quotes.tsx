import { quoteStatus } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Alert, Button, Disclosure, QueryView, Section, Stack } from '@arbora/ui';
import { editIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import type { SalesOrder } from '../web-orders.section';
import { DraftNotice } from './draft-notice';
import { QuoteBadge } from './quote-badge';
import { QuoteForm } from './quote-form';
import { quoteDraftQuery } from './quote-draft.queries';
import { QuoteVersion } from './quote-version';
import { inquiryQuotesQuery, type SentQuote } from './quotes.queries';
import { WithdrawButton } from './withdraw-button';

/** The latest quote for an inquiry, earlier versions, and the form of the next one. */
export function InquiryQuotes({ inquiry }: { inquiry: SalesOrder }): ReactElement {
  const { t } = useText('manager.orders');
  const query = useQuery(inquiryQuotesQuery(inquiry.id));
  return (
    <Section placement="inside" headingLevel={3} title={t('quotes.title')}>
      <QueryView query={query} skeleton={null} isEmpty={() => false}>
        {(versions) => <Versions inquiry={inquiry} versions={versions} />}
      </QueryView>
    </Section>
  );
}

function Versions({ inquiry, versions }: { inquiry: SalesOrder; versions: readonly SentQuote[] }): ReactElement {
  const { t } = useText('manager.orders');
  const [latest, ...earlier] = versions;
  return (
    <Stack gap={4} align="stretch">
      {latest ? <QuoteVersion quote={latest} code={inquiry.order_code} /> : <p>{t('quotes.none')}</p>}
      {inquiry.profile_id === null ? (
        <Alert>{t('quotes.erased')}</Alert>
      ) : (
        latest?.state !== 'accepted' && <NextVersion inquiry={inquiry} latest={latest} />
      )}
      {earlier.map((quote) => (
        <Disclosure
          key={quote.id}
          summary={
            <>
              {t('quotes.version', { number: String(quote.number) })} <QuoteBadge quote={quote} />
            </>
          }
        >
          <QuoteVersion quote={quote} code={inquiry.order_code} />
        </Disclosure>
      ))}
    </Stack>
  );
}

/** Buttons to price the inquiry, from the draft if there is one, and to withdraw an open quote. */
function NextVersion({ inquiry, latest }: { inquiry: SalesOrder; latest: SentQuote | undefined }): ReactElement {
  const { t } = useText('manager.orders');
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(quoteDraftQuery(inquiry.id));
  return (
    <QueryView query={query} skeleton={null} isEmpty={() => false}>
      {([draft]) => (
        <Stack gap={4} align="stretch">
          {draft && <DraftNotice draft={draft} />}
          <Stack direction="row" gap={3}>
            <Button icon={editIcon} onClick={() => setOpen(true)}>
              {t(draft ? 'quotes.draftResume' : latest ? 'quotes.priceAgain' : 'quotes.price')}
            </Button>
            {latest && quoteStatus(latest) === 'sent' && <WithdrawButton quote={latest} />}
          </Stack>
          {isOpen && <QuoteForm inquiry={inquiry} latest={latest} draft={draft} onClosed={() => setOpen(false)} />}
        </Stack>
      )}
    </QueryView>
  );
}

import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Disclosure, QueryView, Section, Stack } from '@arbora/ui';
import type { ReactElement } from 'react';
import { QuoteAnswers } from './quote-answers';
import { QuoteBadge } from './quote-badge';
import { QuoteContent } from './quote-content';
import css from './quotes.module.css';
import { quotesQuery } from './quotes.queries';

/** The latest quote for an inquiry, to be answered, and the versions before it. */
export function QuoteSection({ personId, inquiryId }: { personId: string; inquiryId: string }): ReactElement {
  const { t } = useText('shop.orders');
  const query = useQuery(quotesQuery(personId, inquiryId));
  return (
    <QueryView query={query} partial skeleton={null} empty={null}>
      {([latest, ...earlier]) =>
        latest && (
          <Section placement="inside" title={t('quote.title', { number: String(latest.number) })}>
            <p className={css.state}>
              <QuoteBadge quote={latest} />
            </p>
            <Stack gap={5} align="stretch">
              <QuoteContent quote={latest} />
              <QuoteAnswers quote={latest} />
              {earlier.map((quote) => (
                <Disclosure
                  key={quote.id}
                  summary={
                    <>
                      {t('quote.title', { number: String(quote.number) })} <QuoteBadge quote={quote} />
                    </>
                  }
                >
                  <QuoteContent quote={quote} />
                </Disclosure>
              ))}
            </Stack>
          </Section>
        )
      }
    </QueryView>
  );
}

import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Disclosure, QueryView, Section, Stack } from '@arbora/ui';
import type { ReactElement } from 'react';
import { OrderDocument } from '../orders/order-document';
import type { OwnOrder } from '../orders/orders.queries';
import { QuoteAnswers } from './quote-answers';
import { QuoteBadge } from './quote-badge';
import { QuoteContent } from './quote-content';
import css from './quotes.module.css';
import { quotesQuery } from './quotes.queries';

/** The latest quote for an inquiry, to be answered, and the versions before it. */
export function QuoteSection(props: { personId: string; inquiry: Pick<OwnOrder, 'id' | 'order_code'> }): ReactElement {
  const { t } = useText('shop.orders');
  const { personId, inquiry } = props;
  const query = useQuery(quotesQuery(personId, inquiry.id));
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
              <div>
                <OrderDocument kind="quote" id={latest.id} name={`${inquiry.order_code}-${latest.number}`} />
              </div>
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

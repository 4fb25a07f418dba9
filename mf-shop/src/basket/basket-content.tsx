import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { ButtonLink, Container, EmptyState, QueryView, Skeleton, Split } from '@arbora/ui';
import { useUnsavedGuard } from '@arbora/ui/form';
import { lazy, Suspense, useCallback, useState, type ReactElement } from 'react';
import css from './basket.module.css';
import { BasketLines } from './basket-lines';
import type { LineProblem } from './line-problem';
import { SaveFailure } from './save-failure';
import type { OwnBasket } from './use-basket';

/** Split off: the form is needed only after the lines have been reviewed. */
const OrderForm = lazy(async () => ({ default: (await import('./order-form')).OrderForm }));

/** The content of the basket, and the form that sends it as an inquiry or order. */
export function BasketContent({ own }: { own: OwnBasket }): ReactElement {
  const { t } = useText('shop.basket');
  const [problem, setProblem] = useState<LineProblem | null>(null);
  // Stable, so that a change renders the changed line alone.
  const solve = useCallback(() => setProblem(null), []);
  const { basket, isReading, readError, saveError, pending, store } = own;
  useUnsavedGuard(pending.length > 0);
  const query = {
    data: basket,
    error: basket === undefined ? readError : null,
    isFetching: isReading,
    refetch: () => store.read(),
  };
  return (
    <Container className={css.content}>
      {saveError ? <SaveFailure own={own} /> : null}
      <QueryView query={query} skeleton={<Skeleton shape="row" count={5} />}>
        {(shown) => (
          <Split
            aside={
              <Suspense fallback={<Skeleton shape="card" />}>
                <OrderForm own={own} basket={shown} onProblem={setProblem} />
              </Suspense>
            }
          >
            <BasketLines own={own} basket={shown} problem={problem} onSolved={solve} />
            {shown.items.length === 0 && (
              <EmptyState
                title={t('empty')}
                action={
                  <ButtonLink variant="secondary" to={routes.offers.href()}>
                    {t('toOffers')}
                  </ButtonLink>
                }
              >
                {t('emptyHint')}
              </EmptyState>
            )}
          </Split>
        )}
      </QueryView>
    </Container>
  );
}

import type { Basket } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { useNavigate } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Card } from '@arbora/ui';
import { Form, FormError, SubmitButton, TextArea, useAppForm, useIdempotencyKey } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import { BranchField } from './branch-field';
import { lineProblemOf, type LineProblem } from './line-problem';
import { BasketFiles } from './basket-files';
import css from './order-form.module.css';
import { orderSchema } from './order.schema';
import { placeOrder } from './place-order';
import { TypeField } from './type-field';
import type { OwnBasket } from './use-basket';
import { useSavedFields } from './use-saved-fields';

export interface OrderFormProps {
  own: OwnBasket;
  basket: Basket;
  /** Reports the line that prevented the order; null clears it. */
  onProblem: (problem: LineProblem | null) => void;
}

/** Type, branch, note and files of the basket, each saved on change; finally sends the basket. */
export function OrderForm({ own, basket, onProblem }: OrderFormProps): ReactElement {
  const { t } = useText('shop.basket');
  const { store, personId, saved } = own;
  const form = useAppForm(orderSchema, { center: basket.center ?? '', note: basket.note });
  const saveNote = useSavedFields(form, basket, store);
  const { mutateAsync } = useMutation(placeOrder);
  const idempotencyKeyOf = useIdempotencyKey();
  const navigate = useNavigate();

  async function send(): Promise<void> {
    onProblem(null);
    saveNote();
    const settled = await store.settled();
    try {
      const { order_code } = await mutateAsync({
        personId,
        saved: settled,
        idempotencyKey: idempotencyKeyOf(settled.version),
      });
      await navigate(routes.basket.href({ placed: order_code }));
      void store.read();
    } catch (error) {
      onProblem(lineProblemOf(error, settled.basket));
      void store.read();
      throw error;
    }
  }
  return (
    <Card tone="tinted" headingLevel={2} title={t('form.title')}>
      <Form form={form} onSubmit={send} label={t('form.title')}>
        <TypeField basket={basket} store={store} />
        <BranchField region={saved?.region ?? null} />
        <TextArea name="note" label={t('form.note')} hint={t('form.noteHint')} rows={3} optional />
        <BasketFiles files={basket.files} store={store} />
        <FormError />
        <div className={css.send}>
          <SubmitButton size="large" block disabled={basket.items.length === 0}>
            {t(`form.send.${basket.type}`)}
          </SubmitButton>
          <p className={css.hint}>{t(`form.hint.${basket.type}`)}</p>
        </div>
      </Form>
    </Card>
  );
}

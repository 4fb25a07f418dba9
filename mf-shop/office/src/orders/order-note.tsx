import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Button, QueryView, Section, Skeleton, Stack } from '@arbora/ui';
import { editIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import { OrderNoteForm } from './order-note-form';
import { orderNoteQuery, type OrderNote } from './order-note.queries';
import css from './orders.module.css';
import type { SalesOrder } from './web-orders.section';

/** Internal note of sales. Not printed: the print may be shipped with the plants. */
export function InternalNote({ order }: { order: SalesOrder }): ReactElement {
  const { t } = useText('manager.orders');
  const query = useQuery(orderNoteQuery(order.id));
  return (
    <Section placement="inside" headingLevel={3} title={t('internal.title')} printed={false}>
      <QueryView query={query} skeleton={<Skeleton shape="text" />} isEmpty={() => false}>
        {([stored]) => <Note order={order} stored={stored} />}
      </QueryView>
    </Section>
  );
}

function Note({ order, stored }: { order: SalesOrder; stored: OrderNote | undefined }): ReactElement {
  const { t } = useText('manager.orders');
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={3} align="start">
      <p className={css.note}>{stored?.note || t('internal.none')}</p>
      <Button size="small" variant="secondary" icon={editIcon} onClick={() => setOpen(true)}>
        {t(stored?.note ? 'internal.edit' : 'internal.add')}
      </Button>
      {isOpen && <OrderNoteForm order={order} stored={stored} onClosed={() => setOpen(false)} />}
    </Stack>
  );
}

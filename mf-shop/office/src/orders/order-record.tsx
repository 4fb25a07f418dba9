import { CURRENCIES, mailtoUrl } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Button, DataList, Section, Stack } from '@arbora/ui';
import { printIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { MarkedPerson, StoredFileButton } from '@arbora/office';
import { InternalNote } from './order-note';
import { OrderState } from './order-state';
import css from './orders.module.css';
import { PricedLines } from './priced-lines';
import { InquiryQuotes } from './quotes/inquiry-quotes';
import type { SalesOrder } from './web-orders.section';

/** An order or inquiry: customer, internal note, lines, files, and quotes. */
export function OrderRecord({ order }: { order: SalesOrder }): ReactElement {
  const { t } = useText('manager.orders');
  const { basket, completed_at } = order;
  return (
    <Stack gap={5} align="stretch">
      <div className={css.head}>
        <OrderState completedAt={completed_at} />
        <StoredFileButton path={`/backend/web_order/${order.id}/document`} name={`${order.order_code}.pdf`}>
          {t('order.pdf')}
        </StoredFileButton>
        <Button size="small" variant="secondary" icon={printIcon} onClick={() => window.print()}>
          {t('order.print')}
        </Button>
      </div>
      <OrderFacts order={order} />
      <InternalNote order={order} />
      {order.type === 'inquiry' && <InquiryQuotes inquiry={order} />}
      <PricedLines caption={t('lines.title')} lines={basket.items} currency={CURRENCIES[basket.country ?? 'CZ']} />
      {basket.files.length > 0 && (
        <Section placement="inside" headingLevel={3} title={t('order.files')}>
          <Stack as="ul" gap={2}>
            {basket.files.map(({ id, name }) => (
              <li key={id}>
                <StoredFileButton path={`/media/static/${encodeURIComponent(id)}`} name={name} variant="quiet">
                  {name}
                </StoredFileButton>
              </li>
            ))}
          </Stack>
        </Section>
      )}
    </Stack>
  );
}

function OrderFacts({ order }: { order: SalesOrder }): ReactElement {
  const { t, formats } = useText('manager.orders');
  const { t: ui } = useText('ui');
  const {
    person_name,
    person_email,
    person_state,
    person_phone,
    person_country,
    basket,
    center,
    created_at,
    completed_at,
  } = order;
  return (
    <DataList
      items={[
        {
          label: t('order.customer'),
          value: (person_name ?? person_state) && <MarkedPerson name={person_name} state={person_state} />,
        },
        { label: t('order.company'), value: order.person_company },
        { label: t('order.ico'), value: order.person_ico },
        { label: t('order.email'), value: person_email && <a href={mailtoUrl(person_email)}>{person_email}</a> },
        { label: t('order.phone'), value: person_phone && <a href={`tel:${person_phone}`}>{person_phone}</a> },
        { label: t('order.country'), value: person_country && ui(`country.${person_country}`) },
        { label: t('order.branch'), value: center },
        { label: t('order.at'), value: formats.dateTime(created_at) },
        { label: t('order.completedAt'), value: completed_at && formats.dateTime(completed_at) },
        { label: t('order.note'), value: basket.note && <span className={css.note}>{basket.note}</span> },
      ]}
    />
  );
}

import { typeset, type Invoice } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import { DataList } from '../../table/data-list';

/** Recipient of the tax document. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }): ReactElement {
  const { t } = useText('ui');
  const { name, company, ico, dic, street, city, zip, country } = invoice;
  const where = [street, `${zip} ${city}`, country === 'CZ' ? '' : t(`country.${country as 'SK'}`)];
  return (
    <DataList
      items={[
        { label: t('invoice.name'), value: name },
        { label: t('invoice.company'), value: typeset(company) },
        { label: t('invoice.ico'), value: ico },
        { label: t('invoice.dic'), value: dic },
        { label: t('invoice.address'), value: typeset(where.filter(Boolean).join(', ')) },
      ]}
    />
  );
}

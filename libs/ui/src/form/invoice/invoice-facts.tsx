import { typeset, type Invoice } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import { DataList } from '../../table/data-list';
import { useCompanyText } from '../company/use-company-text';

/** Recipient of the tax document. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }): ReactElement {
  const { t: ui } = useText('ui');
  const t = useCompanyText();
  const { name, company, ico, dic, street, city, zip, country } = invoice;
  const where = [street, `${zip} ${city}`, country === 'CZ' ? '' : ui(`country.${country as 'SK'}`)];
  return (
    <DataList
      items={[
        { label: t('name'), value: name },
        { label: t('company'), value: typeset(company) },
        { label: t('ico'), value: ico },
        { label: t('dic'), value: dic },
        { label: t('address'), value: typeset(where.filter(Boolean).join(', ')) },
      ]}
    />
  );
}

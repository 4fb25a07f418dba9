import type { Seller } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { DataList } from '@arbora/ui';
import type { ReactElement } from 'react';

/** Seat, ids and register entry of the seller, as far as they are configured. */
export function SellerFacts({ seller }: { seller: Seller }): ReactElement {
  const { t } = useText('content.contact');
  const { seat, ico, dic, register, vatPayer } = seller;
  return (
    <DataList
      items={[
        { label: t('seller.seat'), value: seat },
        { label: t('seller.ico'), value: ico },
        { label: t('seller.dic'), value: dic },
        { label: t('seller.vat'), value: vatPayer ? null : t('seller.notVatPayer') },
        // Quoted from the register, so it is not translated.
        { label: t('seller.register'), value: register && <span lang="cs">{register}</span> },
      ]}
    />
  );
}

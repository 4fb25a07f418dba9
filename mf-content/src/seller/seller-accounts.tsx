import { formatCzechAccount, formatIban, parseCzechAccount, type Currency, type Seller } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { DataList } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './seller-accounts.module.css';

const CURRENCIES = ['CZK', 'EUR', 'PLN'] as const satisfies readonly Currency[];

/** The seller's bank accounts by currency, as far as they are configured. */
export function SellerAccounts({ accounts }: Pick<Seller, 'accounts'>): ReactElement {
  const { t } = useText('content.contact');
  return (
    <DataList
      items={CURRENCIES.map((currency) => {
        const iban = accounts[currency];
        return { label: t(`seller.account.${currency}`), value: iban && <Account iban={iban} /> };
      })}
    />
  );
}

/** An account as an IBAN; Czech ones also in the domestic notation, which Czech banks ask for. */
function Account({ iban }: { iban: string }): ReactElement {
  const czech = parseCzechAccount(iban);
  return (
    <span className={css.account}>
      {czech && <span>{formatCzechAccount(czech)}</span>}
      <span>{formatIban(iban)}</span>
    </span>
  );
}

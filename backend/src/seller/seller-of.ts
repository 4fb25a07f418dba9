import type { Seller } from '@arbora/domain';
import type { Config } from '../config';
import { czechIban } from '../payment/account';

type SellerConfig = Pick<Config, 'brand' | 'seller' | 'payment'>;

/**
 * Returns the seller with the account for payments in crowns; null if no company is configured. The brand stands for a
 * missing name.
 */
export function sellerOf({ brand, seller, payment }: SellerConfig): Seller | null {
  const { legalName, ico, accounts } = seller;
  if (legalName === null && ico === null) return null;
  return { ...seller, legalName: legalName ?? brand.name, accounts: { CZK: czechIban(payment), ...accounts } };
}

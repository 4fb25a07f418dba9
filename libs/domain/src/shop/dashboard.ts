import type { ProductCategory } from './catalogue';
import type { ProductFlag } from './plant-facts';

/** Response of `rpc/get_dashboard`; sections that the caller may not open are null. */
export interface Dashboard {
  orders: { new: number; total: number } | null;
  inquiries: { new: number; total: number } | null;
  /** Of upcoming slots. */
  reservations: { unpaid: number; coming: number } | null;
  registrations: { waiting: number } | null;
  news: { new: number; published: number } | null;
  assortment: { products: number; items: number; offers: number } | null;
}

/** Response of `rpc/get_dashboard_product`; null for callers other than sales. */
export interface ProductDashboard {
  products: number;
  products_public: number;
  products_without_category: number;
  products_without_photo: number;
  items: number;
  items_in_catalogue: number;
  items_hidden: number;
  items_flagged: Record<ProductFlag, number>;
  categories: number;
  categories_public: number;
  by_category: (Omit<ProductCategory, 'name_en' | 'name_pl'> & { products: number })[];
}

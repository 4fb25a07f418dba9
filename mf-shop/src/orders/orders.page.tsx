import { definePage } from '@arbora/remote';
import { OrdersView } from './orders-view';

export default definePage({ Component: () => <OrdersView type="order" /> });

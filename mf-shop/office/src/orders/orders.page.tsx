import { sectionPage } from '@arbora/office';
import { orders } from './web-orders.section';

export default sectionPage(orders);

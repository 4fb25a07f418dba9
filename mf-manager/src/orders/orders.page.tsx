import { sectionPage } from '../section/section-page';
import { orders } from './web-orders.section';

export default sectionPage(orders);

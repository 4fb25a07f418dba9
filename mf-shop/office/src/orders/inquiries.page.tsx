import { sectionPage } from '@arbora/office';
import { inquiries } from './web-orders.section';

export default sectionPage(inquiries);

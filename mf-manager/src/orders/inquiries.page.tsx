import { sectionPage } from '../section/section-page';
import { inquiries } from './web-orders.section';

export default sectionPage(inquiries);

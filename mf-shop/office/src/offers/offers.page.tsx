import { sectionPage } from '@arbora/office';
import { offers } from './offers.section';

export default sectionPage(offers);

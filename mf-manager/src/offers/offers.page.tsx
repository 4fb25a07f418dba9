import { sectionPage } from '../section/section-page';
import { offers } from './offers.section';

export default sectionPage(offers);

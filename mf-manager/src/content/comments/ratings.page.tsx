import { sectionPage } from '../../section/section-page';
import { ratings } from './ratings.section';

export default sectionPage(ratings);

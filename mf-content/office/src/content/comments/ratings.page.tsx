import { sectionPage } from '@arbora/office';
import { ratings } from './ratings.section';

export default sectionPage(ratings);

import { sectionPage } from '../section/section-page';
import { categories } from './categories.section';

export default sectionPage(categories);

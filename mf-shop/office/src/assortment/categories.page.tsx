import { sectionPage } from '@arbora/office';
import { categories } from './categories.section';

export default sectionPage(categories);

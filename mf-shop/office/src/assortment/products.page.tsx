import { sectionPage } from '@arbora/office';
import { products } from './products.section';

export default sectionPage(products);

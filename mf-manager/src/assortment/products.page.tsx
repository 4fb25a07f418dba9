import { sectionPage } from '../section/section-page';
import { products } from './products.section';

export default sectionPage(products);

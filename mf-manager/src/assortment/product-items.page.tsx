import { sectionPage } from '../section/section-page';
import { productItems } from './product-items.section';

export default sectionPage(productItems);

import { sectionPage } from '@arbora/office';
import { productItems } from './product-items.section';

export default sectionPage(productItems);

import { sectionPage } from '../section/section-page';
import { galleries } from './galleries.section';
import { tours } from './tours/tours.section';

export default sectionPage(galleries, tours);

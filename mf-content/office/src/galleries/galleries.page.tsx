import { sectionPage } from '@arbora/office';
import { galleries } from './galleries.section';
import { tours } from './tours/tours.section';

export default sectionPage(galleries, tours);

import { sectionPage } from '../section/section-page';
import { galleries } from './galleries.section';

export default sectionPage(galleries);

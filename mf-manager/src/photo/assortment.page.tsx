import { sectionPage } from '../section/section-page';
import { picturedPlants } from './plants.section';

export default sectionPage(picturedPlants);

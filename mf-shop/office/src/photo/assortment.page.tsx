import { sectionPage } from '@arbora/office';
import { picturedPlants } from './plants.section';

export default sectionPage(picturedPlants);

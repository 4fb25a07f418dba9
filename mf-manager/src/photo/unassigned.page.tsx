import { sectionPage } from '../section/section-page';
import { unassignedPhotos } from './photos.section';

export default sectionPage(unassignedPhotos);

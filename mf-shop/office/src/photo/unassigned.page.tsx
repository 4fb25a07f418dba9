import { sectionPage } from '@arbora/office';
import { unassignedPhotos } from './photos.section';

export default sectionPage(unassignedPhotos);

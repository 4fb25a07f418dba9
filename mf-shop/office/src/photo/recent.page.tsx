import { sectionPage } from '@arbora/office';
import { recentPhotos } from './photos.section';

export default sectionPage(recentPhotos);

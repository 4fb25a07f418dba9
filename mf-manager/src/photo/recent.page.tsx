import { sectionPage } from '../section/section-page';
import { recentPhotos } from './photos.section';

export default sectionPage(recentPhotos);

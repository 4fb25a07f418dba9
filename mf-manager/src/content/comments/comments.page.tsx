import { sectionPage } from '../../section/section-page';
import { comments } from './comments.section';

export default sectionPage(comments);

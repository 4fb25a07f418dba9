import { sectionPage } from '@arbora/office';
import { comments } from './comments.section';

export default sectionPage(comments);

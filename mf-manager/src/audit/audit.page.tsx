import { sectionPage } from '../section/section-page';
import { changes } from './changes.section';
import { signIns } from './sign-ins.section';

export default sectionPage(changes, signIns);

import { sectionPage } from '@arbora/office';
import { changes } from './changes.section';
import { signIns } from './sign-ins.section';

export default sectionPage(changes, signIns);

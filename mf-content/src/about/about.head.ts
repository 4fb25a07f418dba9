import { textPageHead } from '../text-page/text-page-head';

export default textPageHead('o-nas');

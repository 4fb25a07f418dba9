import { textPageHead } from './text-page-head';

export default textPageHead('podminky');

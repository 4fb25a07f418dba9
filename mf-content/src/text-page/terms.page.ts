import { textPage } from './text-page';

export default textPage('podminky');

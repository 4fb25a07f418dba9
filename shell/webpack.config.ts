import { shellConfiguration } from '@arbora/build';

export default shellConfiguration('shell');

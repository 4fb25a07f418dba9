import { remoteConfiguration } from '@arbora/build';

export default remoteConfiguration('mf-parts');

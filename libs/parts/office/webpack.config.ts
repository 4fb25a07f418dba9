import { remoteConfiguration, type Mode } from '@arbora/build';

export default (mode?: Mode) => remoteConfiguration('mf-parts-office', mode);

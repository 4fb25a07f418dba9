import { remoteConfiguration, type Mode } from '@arbora/build';

export default (mode?: Mode) => remoteConfiguration('mf-shop-office', mode);

import { remoteConfiguration, type Mode } from '@arbora/build';

export default (mode?: Mode) => remoteConfiguration('mf-account-office', mode);

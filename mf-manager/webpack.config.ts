import { remoteConfiguration, type Mode } from '@arbora/build';
import { withAntd } from './antd/with-antd';

export default (mode?: Mode) => withAntd(remoteConfiguration('mf-manager', mode));

import { shellConfiguration, type Mode } from '@arbora/build';

export default (mode?: Mode) => shellConfiguration('shell', mode);

import '@arbora/ui/global.css';
import '@arbora/ui/favicon.svg';
import { startShell } from './start-shell';

startShell(document.getElementById('root')!).catch((error: unknown) => {
  console.error('The site did not start', error);
});

import '@arbora/ui/global.css';
import '@arbora/ui/favicon.svg';
import './slow-start.css';
import { nextTask } from './next-task';

/** Split into tasks: started in one task, the bundle would block a slow phone for half a second. */
async function start(): Promise<void> {
  await nextTask();
  // The first use of Intl makes the browser load its list of locales, which takes as long as loading React.
  Intl.NumberFormat.supportedLocalesOf(document.documentElement.lang);
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { startShell } = await import(/* webpackMode: "eager" */ './start-shell');
  await nextTask();
  await startShell(document.getElementById('root')!);
}

start().catch((error: unknown) => {
  console.error('The site did not start', error);
  document.querySelector('[data-slow-start]')?.setAttribute('data-slow-start', 'failed');
});

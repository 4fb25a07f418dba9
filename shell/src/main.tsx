import '@arbora/ui/global.css';
import '@arbora/ui/favicon.svg';
import { nextTask } from './next-task';

/** All of it lies in this file; run at once it would keep a slow phone from answering for half a second. */
async function start(): Promise<void> {
  await nextTask();
  // Whatever is asked first of a language makes the browser read its list of languages, which takes as long as React.
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
});

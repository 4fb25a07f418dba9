import { HOME_SEEN_KEY } from '@arbora/domain';

/** Inline script that marks, before the first paint, whether the tab has already shown the home page. */
export const SEEN_HOME = `try{if(sessionStorage.getItem('${HOME_SEEN_KEY}'))document.documentElement.dataset.home='seen'}catch{}`;

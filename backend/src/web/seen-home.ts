import { HOME_SEEN_KEY } from '@arbora/domain';

/** Script of a rendered document: whether the tab has shown the home page is known before anything is painted. */
export const SEEN_HOME = `try{if(sessionStorage.getItem('${HOME_SEEN_KEY}'))document.documentElement.dataset.home='seen'}catch{}`;

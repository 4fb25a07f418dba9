export { remoteServer } from './remote-server';
export { toHtml } from './to-html';

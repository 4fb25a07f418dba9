/** What only a server does with queries: the browsers' shared module is spared it. */
export { dehydrate } from '@tanstack/react-query';

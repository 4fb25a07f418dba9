/** Server-only exports, kept out of the browsers' shared module. */
export { dehydrate } from '@tanstack/react-query';

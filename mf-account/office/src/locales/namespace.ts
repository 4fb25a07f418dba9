import type cs from './cs.json';

declare global {
  interface TextNamespaces {
    'account-office': typeof cs;
  }
}

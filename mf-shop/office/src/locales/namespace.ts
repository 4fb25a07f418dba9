import type cs from './cs.json';

declare global {
  interface TextNamespaces {
    'shop-office': typeof cs;
  }
}

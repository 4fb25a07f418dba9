import type cs from './cs.json';

declare global {
  interface TextNamespaces {
    'booking-office': typeof cs;
  }
}

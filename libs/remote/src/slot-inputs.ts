/** Inputs of the slots by name: the contract between the remote that offers a slot and those that show it. */
export interface SlotInputs {
  /** The next reservations of the logged-in person. */
  'next-reservations': undefined;
  /** Basket, orders and inquiries of the logged-in person. */
  'own-shop': undefined;
  /** The event that a visitor was about to reserve: the path after login. */
  'intended-event': string;
  /** The search over all sections of the back office, with the pages that the person may open. */
  'manager-search': { pages: readonly { to: string; title: string }[]; onClose: () => void };
}

export type SlotName = keyof SlotInputs;

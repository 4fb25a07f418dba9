interface SlotsOfEvent {
  slots: readonly { capacity_total: number }[];
  capacities: readonly { used: number }[];
}

/** Seats of an event, summed over its slots. */
export function seatsOf({ slots, capacities }: SlotsOfEvent): { used: number; total: number } {
  return {
    used: capacities.reduce((sum, { used }) => sum + used, 0),
    total: slots.reduce((sum, { capacity_total }) => sum + capacity_total, 0),
  };
}

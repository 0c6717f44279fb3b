/** The highest amount of US dollars that a field for a cost or a price takes. */
export const maxUsd = 1_000_000;

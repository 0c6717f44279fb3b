/** What KIRA says of the factories shown, as their cards say it. */
export const shownFactoriesCopy = {
  fact: (name: string, fact: string) => `${name} ${fact}`,
  says: {
    minimum: (list: string) => `Their minimum orders, lowest first: ${list}.`,
    price: (list: string) => `Their usual prices, lowest first: ${list}.`,
    time: (list: string) => `Their lead times, shortest first: ${list}.`,
    certificates: (list: string) => `Their certificates: ${list}.`,
    place: (list: string) => `They’re here: ${list}.`,
  },
  leads: {
    minimum: (name: string, units: string) => `${name} has the lowest minimum (${units})`,
    price: (name: string, price: string) => `${name} starts at the lowest price (${price})`,
    time: (name: string, days: string) => `${name} can be the fastest (${days})`,
  },
  units: (units: string) => `from ${units} units`,
  each: (price: string) => `${price} each`,
  noPrice: 'no price listed',
  noCertificates: 'lists none',
  confirm: 'That’s what their cards say; a quote settles it.',
  choose: (list: string) =>
    `That depends on what matters to you: ${list}. I can’t rate them, so ask two or three for a quote and a sample before you decide.`,
};

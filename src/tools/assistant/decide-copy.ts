/** What KIRA says where there is something to decide. Sums are formatted US dollars. */
export const decideCopy = {
  lands: (country: string, each: string, total: string, duty: string) =>
    `${country} ${each} each, ${total} in all (${duty} duty)`,
  compared: (units: string, goods: string, list: string) =>
    `${units} ${goods} would land in a US warehouse at up to: ${list}.`,
  lowest: (country: string, saved: string, other: string) =>
    `${country} lands lowest, ${saved} less for the order than ${other}.`,
  alike: (countries: string) =>
    `${countries} land within 5% of each other, so the cost alone decides nothing.`,
  dutyOnly: (country: string, duty: string) =>
    `For ${country} I have no price or freight figures, only the duty: ${duty}.`,
  noFigures: (country: string) => `For ${country} I have no price or freight figures.`,
  rated: (category: string, list: string) =>
    `For how well each makes ${category}, our ratings say (5 is the best): ${list}.`,
  days: (list: string) => `On the way: ${list}.`,
  daysOf: (country: string, days: string, mode: string) => `${days} days ${mode} from ${country}`,
  order: (facts: { units: string; goods: string; country: string; total: string; each: string }) =>
    `What you put in: ${facts.units} ${facts.goods} from ${facts.country} tie up to ${facts.total} (${facts.each} each) by the time they are in a US warehouse.`,
  keeps: (price: string, likely: string, low: string, high: string) =>
    `What comes back: at ${price} a piece leaves about ${likely}, between ${low} and ${high}, before ads and taxes.`,
  loses: (price: string, loss: string) =>
    `What comes back: at ${price} a piece loses about ${loss}, so not at this price and size.`,
  breakEven: (pieces: string, units: string) =>
    `You have your money back after about ${pieces} of ${units} pieces.`,
  usualPrice: (price: string) => `You named no price for customers, so I took the usual ${price}.`,
  more: (facts: { twice: string; each: string; less: string; total: string }) =>
    `Ordering ${facts.twice} instead lands at up to ${facts.each} each, ${facts.less} less a piece, and ties up to ${facts.total}.`,
  underMinimum: (units: string, minimum: string) =>
    `${units} is under the usual minimum of ${minimum} pieces, so expect a higher price or a no.`,
  orders: 'Antidumping or countervailing duties may come on top; check them before you order.',
  without:
    'That leaves out what I cannot know: the quality, the real quotes and whether people buy.',
  byCost: 'Decide by two or three real quotes and a sample; if they are close, by the shorter way.',
  byDemand:
    'Decide by demand first: ask your audience with a free demand test, then order what the answers carry.',
  quote: (verdict: string) => verdict,
  budget: (facts: {
    budget: string;
    units: string;
    goods: string;
    country: string;
    each: string;
    total: string;
  }) =>
    `${facts.budget} pays for about ${facts.units} ${facts.goods} from ${facts.country}: they land in a US warehouse at up to ${facts.each} each, up to ${facts.total} in all, with freight, duty and fees. These are our planning figures.`,
  budgetShort: (facts: {
    budget: string;
    goods: string;
    minimum: string;
    country: string;
    total: string;
  }) =>
    `${facts.budget} does not pay for a usual order of ${facts.goods}: ${facts.minimum} pieces from ${facts.country} land at up to ${facts.total}. Some factories take smaller orders at a higher price, or take a simpler product first.`,
  budgetFits: (units: string, total: string) =>
    `The ${units} you named come to up to ${total}, so the budget is enough for them.`,
  budgetMisses: (units: string, total: string) =>
    `The ${units} you named come to up to ${total}, which is more than that.`,
  budgetMinimum: (minimum: string) => `A usual minimum order is ${minimum} pieces.`,
  budgetKeep: 'Keep some of it for samples, photos and ads.',
  budgetOpen: (goods: string) =>
    `What is your budget for the ${goods}? Tell me a sum, and I say how many pieces it pays for.`,
  budgetAlone: (budget: string) =>
    `${budget} for which product? Name it, and I say how many pieces that pays for, with freight, duty and fees.`,
  mode: (mode: string, each: string, total: string, days: string, landed: string) =>
    `${mode} up to ${each} each, ${total} for the order, ${days} days on the way, landed at up to ${landed}`,
  modes: (units: string, goods: string, country: string, list: string) =>
    `Freight and insurance for ${units} ${goods} from ${country}: ${list}.`,
  modesBy: (saved: string, slow: string, fast: string) =>
    `Going ${slow} saves up to ${saved} on the order; go ${fast} only if the days are worth that to you.`,
  oneMode: (country: string, mode: string) => `From ${country}, goods come ${mode}.`,
  planning: 'These are our planning figures; a forwarder’s quote gives you the real price.',
  weight: (facts: {
    one: string;
    grams: string;
    isOwn: boolean;
    units: string;
    kg: string;
    cartons: string;
    volume: string;
  }) =>
    `${facts.isOwn ? `At your ${facts.grams}` : `One packed ${facts.one} weighs about ${facts.grams}`}, ${facts.units} pieces weigh about ${facts.kg} in ${facts.cartons} cartons, ${facts.volume} cubic meters. Freight by sea goes by the space, by air by the heavier of weight and space. Duty on most goods goes by the value, not the weight.`,
  demand: (facts: { goods: string; prices: string; minimum: string }) =>
    `Ask before you order: the demand test is a free page that shows your ${facts.goods} with three prices${facts.prices}, and counts who would buy at each. From 100 visitors on it says which price earns most, and whether the usual minimum of ${facts.minimum} pieces is within reach. People say more than they do, so of 100 votes we plan with 25 buyers.`,
  demandPrices: (list: string) => `, say ${list}`,
  looks: (looks: string, goods: string) =>
    `My figures are for ${goods} in their usual make; I have none for ${looks}, which changes the price a little. Put it into the request for quotes, and each factory prices it.`,
  openDemand: 'Set up a demand test',
};

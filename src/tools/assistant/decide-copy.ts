/** What KIRA says where there is something to decide. Sums are formatted US dollars. */
export const decideCopy = {
  lands: (country: string, each: string, total: string, duty: string) =>
    `${each} each from ${country}, ${total} total (${duty} duty)`,
  compared: (units: string, goods: string, list: string) =>
    `Landed in a US warehouse, ${units} ${goods} would cost up to ${list}.`,
  lowest: (country: string, saved: string, other: string) =>
    `${country} comes in cheapest: ${saved} less for the order than ${other}.`,
  alike: (countries: string) =>
    `${countries} come in within 5% of each other, so cost alone won’t settle it.`,
  dutyOnly: (country: string, duty: string) =>
    `I don’t have price or freight figures for ${country}, only the duty: ${duty}.`,
  noFigures: (country: string) => `I don’t have price or freight figures for ${country}.`,
  rated: (category: string, list: string) =>
    `Our ratings for making ${category} (5 is the best): ${list}.`,
  days: (list: string) => `Transit takes ${list}.`,
  daysOf: (country: string, days: string, mode: string) => `${days} days ${mode} from ${country}`,
  order: (facts: { units: string; goods: string; country: string; total: string; each: string }) =>
    `What you’d spend: up to ${facts.total} (${facts.each} each) to get ${facts.units} ${facts.goods} from ${facts.country} into a US warehouse.`,
  keeps: (price: string, likely: string, low: string, high: string) =>
    `What you’d keep: at a price of ${price}, about ${likely} on each one, between ${low} and ${high}, before ads and taxes.`,
  loses: (price: string, loss: string) =>
    `What you’d lose: at a price of ${price}, about ${loss} on each one, so I wouldn’t order at this price and quantity.`,
  breakEven: (pieces: string, units: string) =>
    `You’d make your money back after about ${pieces} of ${units} pieces.`,
  usualPrice: (price: string) => `You didn’t name a selling price, so I used the usual ${price}.`,
  more: (facts: { twice: string; each: string; less: string; total: string }) =>
    `Order ${facts.twice} instead, and they’d land at up to ${facts.each} each, ${facts.less} less apiece, but you’d spend up to ${facts.total}.`,
  underMinimum: (units: string, minimum: string) =>
    `${units} is under the usual minimum of ${minimum} pieces, so expect a higher price, or a no.`,
  orders: 'Antidumping or countervailing duties may be added, so check before you order.',
  without:
    'That leaves out what I can’t know: the quality, the real quotes and whether people will buy.',
  byCost:
    'Let two or three real quotes and a sample decide; if it’s close, go with the shorter transit.',
  byDemand:
    'Start with demand: ask your audience with a free demand test, then order what the answers support.',
  quote: (verdict: string) => verdict,
  budget: (facts: {
    budget: string;
    units: string;
    goods: string;
    country: string;
    each: string;
    total: string;
  }) =>
    `${facts.budget} covers about ${facts.units} ${facts.goods} from ${facts.country}, landed in a US warehouse: up to ${facts.each} each, up to ${facts.total} total, with freight, duty and fees. These are our planning figures.`,
  budgetShort: (facts: {
    budget: string;
    goods: string;
    minimum: string;
    country: string;
    total: string;
  }) =>
    `${facts.budget} won’t cover a usual order of ${facts.goods}: ${facts.minimum} pieces from ${facts.country} land at up to ${facts.total}. Some factories take smaller orders at a higher price, or you could start with a simpler product.`,
  budgetFits: (units: string, total: string) =>
    `The ${units} you named would cost up to ${total}, so your budget covers them.`,
  budgetMisses: (units: string, total: string) =>
    `The ${units} you named would cost up to ${total}, which is over your budget.`,
  budgetMinimum: (minimum: string) => `The usual minimum order is ${minimum} pieces.`,
  budgetKeep: 'Set some of it aside for samples, photos and ads.',
  budgetOpen: (goods: string) =>
    `What’s your budget for the ${goods}? Give me a dollar amount, and I’ll tell you how many pieces it covers.`,
  budgetAlone: (budget: string) =>
    `${budget} for which product? Name it, and I’ll tell you how many pieces that covers, with freight, duty and fees.`,
  mode: (mode: string, each: string, total: string, days: string, landed: string) =>
    `${mode}, up to ${each} each (${total} for the order), ${days} days in transit, landed at up to ${landed}`,
  modes: (units: string, goods: string, country: string, list: string) =>
    `Freight and insurance for ${units} ${goods} from ${country}: ${list}.`,
  modesBy: (saved: string, slow: string, fast: string) =>
    `Going ${slow} saves you up to ${saved} on the order; go ${fast} only if the time is worth that to you.`,
  oneMode: (country: string, mode: string) => `Goods from ${country} ship ${mode}.`,
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
    `${facts.isOwn ? `At your ${facts.grams},` : `One packed ${facts.one} weighs about ${facts.grams}, so`} ${facts.units} pieces weigh about ${facts.kg} in ${facts.cartons} cartons and take up ${facts.volume} cubic meters. Sea freight is priced by volume, air freight by weight or volume, whichever costs more. Duty on most goods depends on their value, not their weight.`,
  demand: (facts: { goods: string; prices: string; minimum: string }) =>
    `Ask before you order: the demand test is a free page that shows your ${facts.goods} with three prices${facts.prices}, and counts who’d buy at each. Once 100 people have visited, it tells you which price earns the most and whether the usual minimum of ${facts.minimum} pieces is within reach. People say more than they do, so out of every 100 votes we plan on 25 buyers.`,
  demandPrices: (list: string) => `, say ${list}`,
  looks: (looks: string, goods: string) =>
    `My figures are for standard ${goods}; I don’t have any for ${looks}, which changes the price a little. Put it in your request for quotes, and each factory will price it.`,
  openDemand: 'Set up a demand test',
};

/** What KIRA says from the site's engines and about the conversation itself. */
export const engineCopy = {
  help: 'I answer questions about US import duty, factories, prices, countries, fees and how we work. Ask in your own words, or press one of these.',
  complaint:
    'Sorry about that. Tell me which part is wrong, or ask again with the product and the country it is made in.',
  doubtDuty:
    'The card under that answer says how sure I am of the code, why, and which sources I used. Antidumping duties and the exact line can change the result, so check the code before you order.',
  doubtOther:
    'I take my answers from the pages and tools of this site. Each answer links to where it comes from, so you can check it there.',
  recall: (question: string) => `Your last question was: “${question}”`,
  recallNone: 'You have not asked me anything yet.',
  fees: (value: string, mpf: string, hmf: string, year: number) =>
    `On a shipment worth ${value}, the merchandise processing fee is ${mpf} by the fiscal ${year} limits. By sea, the harbor maintenance fee adds ${hmf}. Both come on top of the duty.`,
  informal:
    'That is the fee of an informal entry; customs may ask for a formal one, which costs at least the yearly minimum.',
  earnings: (facts: {
    followers: string;
    price: string;
    units: string;
    revenue: string;
    profit: string;
  }) =>
    `With ${facts.followers} followers and a product at ${facts.price}, our calculator gives about ${facts.units} orders a month: ${facts.revenue} in sales and ${facts.profit} left after the unit cost, before freight, duty and shipping.`,
  earningsBasis:
    'It assumes 3.5% engagement, 2% of those people ordering, and a unit cost of 25% of the price. These are our planning figures, not a promise.',
  assumedPrice: 'You named no price, so I used $30.',
  fulfillment: (orders: string, rate: string, total: string) =>
    `For ${orders} orders a month, our pick and pack is ${rate} an order, ${total} a month. Postage and storage are extra.`,
  price: (goods: string, units: string, price: string, total: string | null) =>
    `For ${units} pieces, ${goods} usually cost up to ${price} each at the factory (FOB)${total === null ? '' : `, up to ${total} for the order`}. That is our planning range, without freight, duty and fees; a quote gives you the real price.`,
  leadTime: (days: string) =>
    `Production usually takes up to ${days} days once the sample is approved; the journey comes on top.`,
  ideas:
    'Our idea tool reads your profile and suggests five products that fit what your audience follows you for, each with a price. Open it and enter your profile.',
  minimum: (units: string) => `A usual minimum order is ${units} pieces.`,
  countries: (goods: string, list: string) =>
    `For ${goods}, our country ratings say (5 is the best): ${list}. They rate how well a country makes this category, not the duty.`,
  links: {
    calculator: 'Open the revenue calculator',
    fulfillment: 'Open the fulfillment calculator',
    rfq: 'Write a request for quotes',
    ideas: 'Get product ideas',
    map: 'Open the country map',
    tariff: 'Open the tariff calculator',
  },
  ask: {
    duty: (goods: string, country: string) => `How much is the duty on ${goods} from ${country}?`,
    factories: (goods: string) => `Find factories for ${goods}`,
    price: (goods: string) => `How much would 500 ${goods} cost?`,
    countries: (goods: string) => `Which country is best for ${goods}?`,
  },
  defaultGoods: 'cotton T-shirts',
};

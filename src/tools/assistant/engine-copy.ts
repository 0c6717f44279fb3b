/** What KIRA says from the site's engines and about the conversation itself. */
export const engineCopy = {
  help: 'I answer questions about US import duty, factories, prices, countries, fees and how we work. Ask in your own words, or pick one of these.',
  languages:
    'I answer everything in English, and US import duty questions in Spanish, Turkish, Chinese, German and French too. Just ask in your language.',
  languageExamples: {
    es: '¿Cuánto es el arancel de camisetas de algodón de China?',
    de: 'Wie hoch ist der Zoll auf Baumwoll-T-Shirts aus China?',
    fr: 'Quels sont les droits de douane pour des t-shirts en coton de Chine ?',
  },
  offTopic:
    'I can’t help with that. I answer questions about making and importing a product: duty, factories, prices, countries and fees.',
  complaint:
    'Sorry about that. Tell me which part is wrong, or ask again with the product and the country it’s made in.',
  doubtDuty:
    'The card under that answer says how sure I am of the code, why, and which sources I used. Antidumping duties and the exact line can change the result, so check the code before you order.',
  doubtOther:
    'My answers come from this site’s pages and tools. Each one links to its source, so you can check it.',
  /** Asked of the pages where somebody tells what they plan to sell, in words we do not know. */
  gettingStarted: 'How do I get started?',
  pageQuestions: {
    'first-money': 'How much money does a first product take?',
    'launch-time': 'How soon can I start selling?',
    'start-alone': 'Can I start on my own and hand over later?',
    fulfillment: 'What does fulfillment cost per order?',
    'sample-cost': 'What does a sample cost, and who pays for the courier?',
    deposit: 'Is a 30/70 deposit normal?',
    'test-demand': 'How can I test demand before I order?',
    'will-buy': 'Will anybody buy my product?',
  },
  recall: (question: string) => `Your last question was: “${question}”`,
  recallFirst: (question: string) => `Your first question was: “${question}”`,
  recallNone: 'You haven’t asked me anything yet.',
  source: (source: string) => `The answer above comes from ${source}`,
  /** After "yes", where several questions stand below. */
  choose: 'Which of these do you mean? Pick one, or ask in your own words.',
  identity: {
    name: 'I’m KIRA, this site’s assistant. I’m a program, not a person: I look up US import duty, factories and prices, and I answer from this site’s pages.',
    trust:
      'Fair question. The tools here are free and don’t need an account, though some ask for an email, and my answers say where they come from so you can check them. BrandBFF charges for consultation and for white-glove partnerships, and you don’t need either to use the tools. Before you pay anyone, us or a factory, get the scope, the price and the terms in writing.',
    maker:
      'I’m KIRA, BrandBFF’s assistant, and I’m a program. I answer from this site’s pages and tools, and I say where each answer comes from.',
    limits:
      'I can’t place orders, send messages or give legal advice, and I don’t have live quotes. I can look up US import duty, find factories, tell you usual prices and explain how importing and this site work.',
  },
  approval: 'Glad that helps. What would you like to know next?',
  /** After "is that good", where no price or duty was spoken of. */
  judgeOpen:
    'Which price or duty do you mean? Give me the product, the price in US dollars and the number of pieces, and I’ll compare it with our planning range. Give me the product and the country, and I’ll look up its duty.',
  /** After "is that realistic", of what was not answered. */
  judgeUnknown:
    'I can’t tell, since I didn’t have an answer to that. I can check a price, a duty, a minimum order or a date, so try one of these.',
  judgeDuty:
    'Whether that’s a lot depends on what other countries pay. Ask me which one has the lowest duty on these goods.',
  judgeEarnings:
    'It’s an estimate to start from. It depends on the share of followers who care, the share of those who order, and the price, so open the calculator and put in your own numbers.',
  judgeFactories:
    'I can’t rate them: the search ranks by how well they match your words. Compare the minimum order, lead time and certificates on their cards, then ask two or three for a quote and a sample before you decide.',
  /** A question about the page quoted last, which no page answers. */
  notInAnswer:
    'I don’t know that part: neither the answer above nor our other pages cover it. A specialist can help: book a free call or email us.',
  whyRating:
    'The ratings are our planning figures for how well a country makes a category of goods. They don’t include duty, so compare that too.',
  included:
    'A factory price (FOB) covers the goods, packed and loaded on the ship. Freight, insurance, duty, customs fees and delivery are extra; a landed cost includes those too.',
  pickOpen: 'For which product? Name it, and I’ll say which countries make it best.',
  ownDraft:
    'I don’t send anything, and I can’t change it here: the text is yours. Open the request or copy the draft, edit it any way you like, and send it from your own email.',
  sinceOpen: 'The answer above doesn’t give a date for that.',
  dutySince: (label: string, day: string) => `${label}: charged since ${day}.`,
  bondInformal: (value: string, limit: string) =>
    `For ${value}, usually not: a shipment worth up to ${limit} can enter informally, usually without a bond. Customs can still ask for a formal entry, and that one needs a bond.`,
  bondFormal: (value: string, limit: string) =>
    `For ${value}, generally yes: a shipment worth more than ${limit} needs a formal entry, and a formal entry needs a bond.`,
  terms: (facts: { goods: string; minimum: string; days: string; sampleDays: string }) =>
    `For ${facts.goods}, the usual minimum order is ${facts.minimum} pieces. A sample usually takes up to ${facts.sampleDays} days, and production up to ${facts.days} days once you approve it. These are our planning figures; each factory sets its own.`,
  enoughUnits: (units: string, goods: string, minimum: string) =>
    `Yes, ${units} is enough for most factories: the usual minimum for ${goods} is ${minimum} pieces.`,
  tooFewUnits: (units: string, goods: string, minimum: string) =>
    `${units} is under the usual minimum for ${goods}, which is ${minimum} pieces.`,
  /** "Is 500 fine", where no goods were named. */
  termsOpen: (units: string) =>
    `${units} pieces of what? The minimum depends on the product: name it, and I’ll check.`,
  askTerms: (goods: string) => `What is the minimum order for ${goods}?`,
  belowMinimum: (units: string) =>
    `Some factories take smaller orders at a higher price: ask for ${units} pieces in your request.`,
  priceSteps: (goods: string, country: string, steps: string) =>
    `The price of ${goods} from ${country} drops as you order more: ${steps} (FOB, our planning range). Two or three quotes will show what factories really charge.`,
  priceStep: (price: string, units: string) => `up to ${price} each for ${units} pieces`,
  cheaperCountry: (country: string, price: string, units: string) =>
    `From ${country}, it’s up to ${price} each for ${units} pieces.`,
  quoteUsual: (price: string, range: string, units: string, goods: string) =>
    `${price} is within our planning range for ${goods}: up to ${range} each for ${units} pieces (FOB).`,
  quoteHigh: (price: string, range: string, units: string, goods: string) =>
    `${price} is above our planning range for ${goods}, which tops out at ${range} each for ${units} pieces (FOB). Ask what drives it up, or get two more quotes.`,
  quoteLow: (price: string, range: string, units: string, goods: string) =>
    `${price} is below our planning range for ${goods}, which starts at ${range} each for ${units} pieces (FOB). Check the material, the weight and what the price leaves out before you order.`,
  quoteOther: (incoterm: string) =>
    `That price is ${incoterm}, so the two don’t cover the same costs.`,
  quoteOpen:
    'I can’t judge this price yet: I need the product, a price in US dollars and the number of pieces. Ask with those, such as “how much would 500 tote bags cost”.',
  /** "From China it is 20%: Free base rate, plus 7.5% Section 301, China list 4A." */
  dutyParts: (origin: string, total: string, parts: string) =>
    `From ${origin}, the total of ${total} is made up of ${parts}.`,
  dutyPartsHead:
    'The country of origin decides which duties go on top of the base rate, and they add up.',
  dutyWithout: (law: string) => `${law} adds nothing to it.`,
  dutyBasis: (basis: string) => `Each percentage applies to the ${basis}.`,
  noComing: (day: string) =>
    `I don’t know of any change to this total in the six months after ${day}, but duties can change on short notice.`,
  /** Before an answer to the same question again. */
  sameQuestion: 'The answer is still the same.',
  /** Before the same open question about the line. */
  lineStillOpen: 'I still need to know which line it is.',
  /** In place of an answer that the question before had already. */
  sameAnswer:
    'The answer above is all I have on this. Ask again with the product and the country it’s made in, or talk to a person.',
  /** In place of the same answer in a row, the part of it that fits the question best. */
  sameAnswerPart: (sentence: string) => `The answer above covers this: “${sentence}”`,
  /** The same part of it once more. */
  sameAnswerPartAgain: (sentence: string) => `The same sentence covers that too: “${sentence}”`,
  /** What makes a price lower, after the price at other numbers and from other countries. */
  priceLevers: (goods: string) =>
    `I can’t negotiate, but you can get ${goods} for less: have two or three factories quote the same specification, choose a stock color, mold or fabric, use fewer print colors and plain packaging, and mention repeat orders.`,
  /** In place of a second answer in a row that leads nowhere. */
  nothingAgain: 'I don’t have anything on that either. Try one of these, or talk to a person.',
  fees: (value: string, mpf: string, hmf: string, year: number) =>
    `On a shipment worth ${value}, the merchandise processing fee is ${mpf} under the fiscal ${year} limits. By sea, the harbor maintenance fee adds ${hmf}. Both are on top of the duty.`,
  informal:
    'That’s the fee for an informal entry; customs may ask for a formal one, which costs at least the yearly minimum.',
  earnings: (facts: {
    followers: string;
    price: string;
    units: string;
    revenue: string;
    profit: string;
  }) =>
    `With ${facts.followers} followers and a product at ${facts.price}, our calculator gives about ${facts.units} orders a month: ${facts.revenue} in sales and ${facts.profit} left after the unit cost, before freight, duty and shipping.`,
  /** Percentages. */
  earningsBasis: (engagement: number, isOwn: boolean, ordering: number, unitCost: number) =>
    `${isOwn ? `It uses your ${engagement}% engagement and assumes` : `It assumes ${engagement}% engagement,`} ${ordering}% of those people ordering, and a unit cost of ${unitCost}% of the price. These are our planning figures, not a promise.`,
  assumedPrice: (price: string) => `You didn’t name a price, so I used ${price}.`,
  fulfillment: (orders: string, rate: string, total: string) =>
    `For ${orders} orders a month, our pick and pack is ${rate} per order, ${total} a month. Postage and storage are extra.`,
  price: (facts: {
    goods: string;
    units: string;
    price: string;
    total: string;
    country: string | null;
  }) =>
    `For ${facts.units} pieces, ${facts.goods}${facts.country === null ? '' : ` from ${facts.country}`} usually cost up to ${facts.price} each at the factory (FOB), up to ${facts.total} for the order. That’s our planning range, before freight, duty and fees; a quote gives you the real price.`,
  priceElsewhere: (country: string) =>
    `I don’t have figures for ${country}, so this is the usual price in China.`,
  /** Before the figure for the goods in general. */
  noMaterialFigures: (material: string, goods: string) =>
    `I don’t have separate figures for ${goods} in ${material}, so this is for ${goods} in general.`,
  leadTime: (days: string) =>
    `Production usually takes up to ${days} days once the sample is approved; shipping time is extra.`,
  minimum: (units: string) => `The usual minimum order is ${units} pieces.`,
  landed: (facts: {
    goods: string;
    units: string;
    country: string;
    each: string;
    total: string;
    fob: string;
    isOwnFob: boolean;
    freight: string;
    duty: string;
    rate: string;
    rest: string;
  }) =>
    `${facts.units} ${facts.goods} from ${facts.country} land in a US warehouse at up to ${facts.each} each, up to ${facts.total} for the order. Per piece, that’s ${facts.isOwnFob ? 'your' : 'up to'} ${facts.fob} at the factory (FOB), ${facts.isOwnFob ? 'up to ' : ''}${facts.freight} for freight and insurance, ${facts.duty} duty (${facts.rate}), and ${facts.rest} for customs fees, the broker and receiving. Apart from ${facts.isOwnFob ? 'your price, ' : ''}duty and customs fees, these are our planning figures.`,
  /** `days` is "25 to 38", from door to door without customs. */
  freight: (facts: {
    goods: string;
    units: string;
    country: string;
    mode: string;
    each: string;
    total: string;
    days: string;
    landed: string;
  }) =>
    `Freight and insurance for ${facts.units} ${facts.goods} from ${facts.country} are up to ${facts.each} each, up to ${facts.total} for the order: ${facts.mode}, ${facts.days} days in transit. With duty and fees, a piece lands at up to ${facts.landed}. These are our planning figures; a forwarder’s quote gives you the real price.`,
  byMode: { ocean: 'by sea', air: 'by air', truck: 'by truck' },
  profit: (facts: {
    goods: string;
    units: string;
    country: string;
    price: string;
    isLoss: boolean;
    likely: string;
    low: string;
    high: string;
    landed: string;
    isOwnLanded: boolean;
    selling: string;
  }) =>
    `At ${facts.price} each, ${facts.goods}${facts.isOwnLanded ? '' : ` from ${facts.country}`} ${facts.isLoss ? 'lose' : 'leave'} about ${facts.likely} a piece in an order of ${facts.units}: ${facts.low} if every cost comes out at its highest, ${facts.high} at its lowest. That’s after ${facts.isOwnLanded ? 'your' : 'up to'} ${facts.landed} landed, and up to ${facts.selling} for fulfillment, postage, payment fees, returns and samples. These are our planning figures, before ads and taxes.`,
  profitMargin: (pct: string) => `That’s a margin of ${pct} of the price.`,
  profitLoss: 'A higher price or a larger order can turn that around.',
  usualPrice: (goods: string, low: string, high: string) =>
    `In US stores, ${goods} usually sell for ${low} to ${high}; I used the midpoint.`,
  /** `what` is "A 2 lb parcel" or "One candle". */
  parcel: (facts: { what: string; high: string; likely: string; packing: string }) =>
    `${facts.what} costs up to ${facts.high} to mail within the US, about ${facts.likely} for a medium distance, at USPS Ground Advantage prices of July 12, 2026. Our pick and pack adds ${facts.packing} per order for up to 1,000 orders a month.`,
  parcelOf: (weight: string) => `A ${weight} lb parcel`,
  onePiece: (name: string) => `One ${name}`,
  landedLowest: (count: number) =>
    `You didn’t name a country; of the ${count} that make this best, this one has the lowest landed cost.`,
  landedNamed: (count: number) =>
    `Of the ${count} countries you named, this one has the lowest landed cost.`,
  landedAssumed: (country: string) => `You didn’t name a country, so I used ${country}.`,
  landedElsewhere: (country: string, count: number) =>
    `I don’t have freight figures for ${country}; of the ${count} countries that make this best, this one has the lowest landed cost.`,
  landedLines: 'More than one tariff line is possible, and I counted the highest duty.',
  landedOrders:
    'Antidumping or countervailing duties may be added; the calculator names the orders.',
  landedUsmca: (each: string) => `That’s without a USMCA claim; with one, it’s up to ${each} each.`,
  ideas:
    'Our idea tool reads your profile and suggests five products that fit what your audience follows you for, each with a price. Open it and enter your profile.',
  countries: (goods: string, list: string) =>
    `For ${goods}, here are our country ratings (5 is the best): ${list}. They rate how well a country makes this category; duty isn’t part of them.`,
  rfq: (goods: string, units: string | null, country: string | null) =>
    `The request generator opens with ${units === null ? '' : `${units} `}${goods}${country === null ? '' : ` from ${country}`} filled in. Add the rest, and it writes the request for you to send to factories.`,
  rfqPrice: (units: string, price: string) =>
    `To help you judge the quotes: at ${units} pieces, they usually cost up to ${price} each at the factory (FOB). That’s our planning range.`,
  /** A message that is the name of goods. */
  goods: (goods: string) => `I can look up ${goods} for you: the duty, the factories or the price.`,
  /** A question about goods that no page answers. */
  goodsUnanswered: (goods: string) =>
    `Our pages don’t answer that, but I can look up ${goods} for you: the duty, the factories or the price.`,
  rules: (goods: string, sentences: string) => `US rules for ${goods}: ${sentences}`,
  links: {
    calculator: 'Open the revenue calculator',
    fulfillment: 'Open the fulfillment calculator',
    rfq: 'Write a request for quotes',
    ideas: 'Get product ideas',
    map: 'Open the country map',
    tariff: 'Open the tariff calculator',
    landed: 'Open duty and landed cost',
    planner: 'Open the in-hands planner',
  },
  ask: {
    duty: (goods: string, country: string) => `How much is the duty on ${goods} from ${country}?`,
    factories: (goods: string) => `Find factories for ${goods}`,
    price: (goods: string) => `How much would 500 ${goods} cost?`,
    countries: (goods: string) => `Which country is best for ${goods}?`,
    cheapest: (goods: string) => `Which country has the lowest duty on ${goods}?`,
    landed: (units: string, goods: string, country: string) =>
      `What’s the landed cost of ${units} ${goods} from ${country}?`,
    priceFor: (units: string, goods: string) => `How much would ${units} ${goods} cost?`,
    inHands: (units: string, goods: string) => `How fast can I get ${units} ${goods}?`,
    rfq: (units: string, goods: string, country: string) =>
      `Write a request for quotes for ${units} ${goods} from ${country}`,
    demand: (goods: string) => `How do I find out if people would buy ${goods}?`,
    profit: (goods: string) => `What would I make on ${goods}?`,
    compare: (goods: string, countries: string) => `Compare the duty on ${goods} from ${countries}`,
  },
  defaultGoods: 'cotton T-shirts',
  defaultCountry: 'China',
  draft: {
    label: 'Your reply to the supplier',
    copy: 'Copy the reply',
    decode: 'Open it in the quote decoder',
  },
};

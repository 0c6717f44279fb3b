/** What KIRA says of the visitor's own price and costs. */
export const marginCopy = {
  left: (facts: { price: string; costs: string; left: string; pct: string }) =>
    `At ${facts.price} with ${facts.costs} in costs, you keep ${facts.left} a piece, ${facts.pct} of the price. Anything you haven’t named yet comes out of that: postage, packing, payment fees of about 3%, returns, ads.`,
  loss: (price: string, costs: string, loss: string) =>
    `At ${price} with ${costs} in costs, you lose ${loss} on each piece.`,
  priceFor: (facts: { margin: string; costs: string; price: string; share: string }) =>
    `For a ${facts.margin} margin, a piece with ${facts.costs} in costs has to sell for ${facts.price}: the costs divided by ${facts.share}. Include postage, payment fees and returns in the costs.`,
  priceMissing: (costs: string) =>
    `${costs} in costs a piece. What do you sell it for, or what margin do you want?`,
  costMissing: (price: string) =>
    `You sell it for ${price}. What does a piece cost you in your warehouse, and what goes into postage and ads?`,
  bothMissing: 'What does a piece cost you, and what do you sell it for?',
  open: 'Open the revenue calculator',
  ask: [
    'How do I set my retail price, and what margin do I need?',
    'What’s the landed cost of 500 mugs from China?',
    'How can I test demand before I order?',
  ],
};

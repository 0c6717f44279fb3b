/**
 * What speaks for an answer, and how much: named features times these weights. Our own judgment
 * (2026), measured by `npm run eval`.
 */

/** For a kind of goods that a text may name. */
export const kindWeights = {
  /** For each word of the name: the longest known name wins. */
  nameWord: 2,
  /** The kind's own name rather than a synonym. */
  ownName: 0.4,
  /** Recognized in another language. */
  foreign: -0.5,
  /** Recognized through a slip of the keyboard. */
  slip: -1,
  /** For each part of the sentence before the one that names it: "mug with a candle". */
  laterPart: -6,
  /** For each name that follows it in the same part: English puts the product last. */
  followedByName: -4,
  /** The category that the visitor chose. */
  category: 3,
  /** A material that the kind is usually made of. */
  material: 1,
} as const;

/** For a factory that may make the requested goods. */
export const factoryWeights = {
  /** It lists this kind of goods. */
  kind: 20,
  /** It lists goods of the same trade. */
  trade: 8,
  /** For each of its specialties that is such goods. */
  specialty: 1,
  /** Its name names the goods: "Seven Needle Socks". */
  name: 2,
  /** Its goods are described in the requested material. */
  material: 4,
  /** For each further word of the request that its goods, certificates or description mention. */
  word: 1,
  /** It has a requested certificate. */
  certificate: 5,
  /** It is in the requested city or state. */
  city: 6,
  /** It is in the state of the requested city. */
  state: 4,
  /** For each point of its country's rating, 1 to 5, when no single country was requested. */
  rating: 1,
  /** For each factory of the same country already listed, so that the first three differ. */
  repeatedCountry: -2,
  /**
   * Its minimum order is above the requested order. One that makes the goods and misses one wish
   * still comes before a neighbor that fulfills all; its card says what it misses.
   */
  aboveOrder: -8,
  /** Its lowest price is above the requested price. */
  abovePrice: -8,
} as const;

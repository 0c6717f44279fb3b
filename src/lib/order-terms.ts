/** What several tools know of an order: its certifications and its sizes. */

export const certifications = [
  'cpsia',
  'fda',
  'oeko-tex',
  'gots',
  'grs',
  'bsci',
  'iso-9001',
  'fair-trade',
  'fcc',
  'rohs',
  'none',
] as const;
export type Certification = (typeof certifications)[number];

export function isCertification(text: string): text is Certification {
  return certifications.some((each) => each === text);
}

/** The largest order that a request can hold, in pieces. */
export const maxOrderPieces = 10_000_000;

/** How many order sizes a request can ask a price for. */
export const maxOrderSizes = 3;

/** What an order may ask for: all that a tool's form needs of a request (rfq-terms.ts). */

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

/** The largest order in a request, in pieces. */
export const maxOrderPieces = 10_000_000;

/** The highest number of order sizes that one request can ask prices for. */
export const maxOrderSizes = 3;

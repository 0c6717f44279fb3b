/** What a request for quotation can choose from, and the names under which suppliers know it. */

import type { Certification } from './order-terms.ts';

export {
  type Certification,
  certifications,
  isCertification,
  maxOrderPieces,
  maxOrderSizes,
} from './order-terms.ts';

export const certificationLabels: Readonly<Record<Certification, string>> = {
  cpsia: 'CPSIA (children)',
  fda: 'FDA (food, cosmetics)',
  'oeko-tex': 'OEKO-TEX Standard 100',
  gots: 'GOTS organic',
  grs: 'GRS recycled',
  bsci: 'amfori BSCI',
  'iso-9001': 'ISO 9001',
  'fair-trade': 'Fair Trade',
  fcc: 'FCC',
  rohs: 'RoHS',
  none: 'None needed',
};

/** Incoterms, from the factory gate to the visitor's door. */
export const deliveryTerms = ['EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP'] as const;
export type DeliveryTerm = (typeof deliveryTerms)[number];

export const deliveryTermLabels: Readonly<Record<DeliveryTerm, string>> = {
  EXW: 'EXW, you pick up at the factory',
  FCA: 'FCA, handed to your carrier',
  FOB: 'FOB, loaded on the ship',
  CIF: 'CIF, freight and insurance to your port',
  DAP: 'DAP, to your door, you pay the duty',
  DDP: 'DDP, to your door, duty paid',
};

export const maxRfqTextLength = 2000;
export const maxRfqPriceUsd = 100_000;

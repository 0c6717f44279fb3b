import type { Certification } from '@/lib/order-terms.ts';

/** By the names under which suppliers know them. */
export const rfqCertificationLabels: Record<Certification, string> = {
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

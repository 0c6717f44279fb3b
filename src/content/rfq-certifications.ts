import type { RfqCertification } from '@/lib/rfq/rfq.ts';

/** By the names under which suppliers know them. */
export const rfqCertificationLabels: Record<RfqCertification, string> = {
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

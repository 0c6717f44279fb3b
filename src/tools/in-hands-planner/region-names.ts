import type { UsRegion } from '@functions/_shared/domain/in-hands/us-regions.ts';

/** The regions as they read within a sentence. */
export const regionNames: Readonly<Record<UsRegion, string>> = {
  northeast: 'the Northeast',
  southeast: 'the Southeast',
  midwest: 'the Midwest',
  'south-central': 'Texas and its neighbors',
  mountain: 'the Mountain states',
  pacific: 'the Pacific states',
  'alaska-hawaii': 'Alaska or Hawaii',
  'puerto-rico': 'Puerto Rico',
};

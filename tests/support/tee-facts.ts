import type { TariffLineFacts } from '@functions/_shared/domain/tariff/tariff-types.ts';

/** The cotton T-shirt as the database answers it. */
export const teeFacts: TariffLineFacts = {
  line: {
    hts8: '6109.10.00',
    description:
      'T-shirts, singlets, tank tops and similar garments, knitted or crocheted > Of cotton',
    generalRateText: '16.5%',
    specialRateText: 'Free (AU,BH,CL,CO,IL,JO,KR,MA,OM,P,PA,PE,S,SG)',
    otherRateText: '90%',
    units: [],
  },
  statisticalLines: [],
  chinaLists: [
    {
      list: '4A',
      heading: '9903.88.15',
      ratePct: 7.5,
      scope: 'full',
      effectiveFrom: '2020-02-14',
      firstEffective: '2019-09-01',
      tenDigit: null,
    },
  ],
  forcedLaborExemptions: [],
  section232: [],
};

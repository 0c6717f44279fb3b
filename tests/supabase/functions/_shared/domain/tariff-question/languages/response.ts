import type {
  OriginDuty,
  TariffLookupResponse,
} from '@functions/_shared/contracts/tariff-lookup-live.ts';

type Layer = TariffLookupResponse['layers'][number];

function layer(
  kind: Layer['kind'],
  { label, ratePct, heading }: Readonly<{ label: string; ratePct: number; heading: string | null }>,
): Layer {
  return {
    kind,
    heading,
    label,
    ratePct,
    rateText: `${ratePct}%`,
    basis: 'customs value',
    effectiveFrom: null,
    effectiveTo: null,
    reason: '',
    amountUsd: null,
  };
}

/** Cotton T-shirts of China, as the engine answered on Nov 30, 2026. */
export const fromChina: OriginDuty = {
  baseMFN: 16.5,
  section301: 20,
  totalRate: 36.5,
  hsCodeUsed: '6109.10.00',
  originCountry: 'China',
  originCode: 'CN',
  section232: 0,
  baseRateText: '16.5%',
  totalRateText: '36.5%',
  minimumRatePct: null,
  dutyUsd: null,
  layers: [
    layer('base', { label: 'Base rate', ratePct: 16.5, heading: '6109.10.00' }),
    layer('china-301', {
      label: 'Section 301, China list 4A',
      ratePct: 7.5,
      heading: '9903.88.15',
    }),
    layer('forced-labor-301', {
      label: 'Section 301, forced-labor action',
      ratePct: 12.5,
      heading: '9903.05.31',
    }),
  ],
  usmca: null,
  questions: [],
  orders: [],
  notCovered: [],
};

export const fromMexico: OriginDuty = {
  ...fromChina,
  originCountry: 'Mexico',
  originCode: 'MX',
  totalRate: 26.5,
  totalRateText: '26.5%',
  section301: 10,
  layers: [
    layer('base', { label: 'Base rate', ratePct: 16.5, heading: '6109.10.00' }),
    layer('forced-labor-301', {
      label: 'Section 301, forced-labor action',
      ratePct: 10,
      heading: '9903.05.55',
    }),
  ],
  usmca: { totalRate: 0, totalRateText: '0%', layers: [], condition: '' },
};

export function answered(
  duty: OriginDuty,
  changes: Partial<TariffLookupResponse> = {},
): TariffLookupResponse {
  return {
    ...duty,
    status: 'answered',
    answer: '',
    confidence: 'high',
    confidenceReason: '',
    product: 'cotton t-shirts',
    lineDescription: 'T-shirts > Of cotton',
    candidates: [],
    comparison: [],
    unitValueUsd: null,
    unitWeightKg: null,
    quantity: null,
    asOf: '2026-11-30',
    scheduleRevision: '',
    sources: [],
    source: 'builtin',
    liveCheck: null,
    ...changes,
  };
}

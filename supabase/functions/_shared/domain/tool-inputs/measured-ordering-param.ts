import { type AddressParam, numberParam } from '../address-codec.ts';
import { type MeasuredOrdering, minMeasuredPct } from '../calc/measured-ordering.ts';
import { minVisitorsForVerdict } from '../demand/demand-test.ts';

const parts = {
  pct: numberParam('mr', { min: minMeasuredPct, max: 100 }),
  visitors: numberParam('mv', { min: minVisitorsForVerdict, max: 1_000_000_000, whole: true }),
};

/** A measured ordering rate (`mr`) with the visitors it comes from (`mv`); whole or not at all. */
export const measuredOrderingParam: AddressParam<MeasuredOrdering> = {
  read: (params) => {
    const pct = parts.pct.read(params);
    const visitors = parts.visitors.read(params);
    return pct === undefined || visitors === undefined ? undefined : { pct, visitors };
  },
  write: ({ pct, visitors }) => [...parts.pct.write(pct), ...parts.visitors.write(visitors)],
};

import {
  type AddressParam,
  addressCodec,
  flagParam,
  numberParam,
  optionParam,
  textParam,
} from '../address-codec.ts';
import { type CalendarDay, parseCalendarDay } from '../calendar-day.ts';
import { maxGoodsTextLength } from '../goods/max-text-length.ts';
import { maxOrderPieces } from '../order-terms.ts';
import {
  type AsianCountry,
  asianCountries,
  type EuropeanCountry,
  europeanCountries,
  type RouteId,
  routeIds,
} from './route-ids.ts';
import { type UsRegion, usRegions } from './us-regions.ts';

/** What a link to a plan says. The region stands for the ZIP code, which may be somebody's home. */
export type SharedPlan = Readonly<{
  product: string;
  pieces: number;
  inHandsOn: CalendarDay;
  region?: UsRegion | undefined;
  withSample?: true | undefined;
  asia?: AsianCountry | undefined;
  europe?: EuropeanCountry | undefined;
  /** The route whose steps are shown. */
  route?: RouteId | undefined;
}>;

const day: AddressParam<CalendarDay> = {
  read: (params) => parseCalendarDay(params.get('by') ?? ''),
  write: (value) => [['by', value]],
};

const codec = addressCodec<SharedPlan>(['plan', '1'], {
  product: textParam('product', maxGoodsTextLength),
  pieces: numberParam('pieces', { min: 1, max: maxOrderPieces, whole: true }),
  inHandsOn: day,
  region: optionParam('to', isOneOf(usRegions)),
  withSample: flagParam('sample'),
  asia: optionParam('asia', isOneOf(asianCountries)),
  europe: optionParam('europe', isOneOf(europeanCountries)),
  route: optionParam('route', isOneOf(routeIds)),
});

export function toPlanParams(plan: Partial<SharedPlan>): URLSearchParams {
  return codec.toParams(plan);
}

/** The valid parts of an address, which anyone may have edited. */
export function parsePlanParams(params: URLSearchParams): Partial<SharedPlan> {
  return codec.readParams(params);
}

function isOneOf<Option extends string>(options: readonly Option[]) {
  return (value: unknown): value is Option => options.some((option) => option === value);
}

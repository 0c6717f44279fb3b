import {
  type CountryDuty,
  type LandedCostRequest,
  type LandedCostResponse,
  type LandedCountry,
  landedCostRequestSchema,
} from '../_shared/contracts/landed-cost.ts';
import { understand } from '../_shared/domain/goods/understand.ts';
import {
  type FactoryCountry,
  factoryCountries,
  originCodeOf,
} from '../_shared/domain/manufacturing-countries.ts';
import { usmcaOrigins } from '../_shared/domain/tariff/duty-rules.assumptions.ts';
import { computeDutyStack } from '../_shared/domain/tariff/duty-stack.ts';
import type { DutyOptions } from '../_shared/domain/tariff/duty-types.ts';
import { entryDayAt } from '../_shared/domain/tariff/entry-day.ts';
import type { TariffLineFacts } from '../_shared/domain/tariff/tariff-types.ts';
import { namedGoods } from '../_shared/domain/tariff-lines/named-goods.ts';
import { splitGoods } from '../_shared/domain/tariff-question/several-goods.ts';
import { type AccessPolicy, createJsonHandler, type Handler } from '../_shared/http.ts';
import type { TariffStore } from '../_shared/tariff-store.ts';

export type Dependencies = { access: AccessPolicy; store: TariffStore; now: () => Date };

/** Returns what the landed cost of a product is computed from. Stores nothing. */
export function createHandler({ access, store, now }: Dependencies): Handler {
  return createJsonHandler({
    access,
    request: landedCostRequestSchema,
    respond: (request) => landedCost(request, store, entryDayAt(now())),
  });
}

async function landedCost(
  { product, productCategory, hts8, entryDate }: LandedCostRequest,
  store: TariffStore,
  today: string,
): Promise<LandedCostResponse> {
  const day = entryDate ?? today;
  const named = namedGoods(product, { category: productCategory });
  if (named.goods === null) {
    const nothing = { lines: [], lineQuestion: '', countries: [], entryDate: day };
    return { ...named, ...nothing };
  }
  const { goods, valueUsd } = named;
  const wanted = hts8 === undefined ? named.lines : [{ code: hts8, when: '' }];
  const facts = await store.facts(wanted.map(({ code }) => code));
  const lines = wanted.flatMap(({ code, when }) => {
    const found = facts.find(({ line }) => line.hts8 === code);
    return found === undefined ? [] : [{ when, facts: found }];
  });
  const piece = {
    entryDate: day,
    // Rates by weight or number become percent of the usual price.
    unitValueUsd: valueUsd,
    unitWeightKg: goods.weightG / 1000,
    productWords: product,
  };
  const others = otherGoods(product, goods.kindId, day);
  return {
    goods,
    ...(others.length > 0 && { alsoNamed: others }),
    unknownThing: null,
    notMade: null,
    entryDate: day,
    lines: lines.map(({ when, facts: { line } }) => ({
      hts8: line.hts8,
      when: when === 'any' ? '' : when,
      description: line.description,
    })),
    lineQuestion: lines.length > 1 ? named.lineQuestion : '',
    countries: factoryCountries.map((country) =>
      dutiesFrom(
        country,
        lines.map((each) => each.facts),
        piece,
      ),
    ),
  };
}

/** "mugs" of "tumblers and mugs", where the tumblers are answered for. */
function otherGoods(words: string, kindId: string, day: string): string[] {
  return (splitGoods(words, day) ?? [])
    .map(({ product }) => product)
    .filter((product) => understand(product).kinds[0]?.kind.id !== kindId);
}

type Piece = Pick<DutyOptions, 'entryDate' | 'unitValueUsd' | 'unitWeightKg' | 'productWords'>;

function dutiesFrom(
  country: FactoryCountry,
  lines: readonly TariffLineFacts[],
  piece: Piece,
): LandedCountry {
  if (country === 'usa') return { country, duties: [], usmca: null };
  const originCode = originCodeOf(country);
  const duties = (usmcaClaim: boolean) =>
    lines.map((facts) => dutyOn(facts, { ...piece, originCode, usmcaClaim }));
  return {
    country,
    duties: duties(false),
    usmca: usmcaOrigins.includes(originCode) ? duties(true) : null,
  };
}

function dutyOn(facts: TariffLineFacts, options: DutyOptions): CountryDuty {
  const { hts8, totalPct, minimumPct, totalText, layers, orders, warnings } = computeDutyStack(
    facts,
    options,
  );
  return {
    hts8,
    ratePct: totalPct,
    minimumPct,
    rateText: totalText,
    layers: layers
      .filter((layer) => layer.kind === 'base' || layer.minimumPct > 0 || layer.ratePct === null)
      .map(({ label, heading, rateText, effectiveFrom }) => ({
        label,
        heading,
        rateText,
        effectiveFrom,
      })),
    orders: [...orders],
    warnings: [...warnings],
  };
}

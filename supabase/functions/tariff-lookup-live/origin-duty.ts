import type {
  OriginDuty,
  TariffLayer,
  UsmcaRate,
} from '../_shared/contracts/tariff-lookup-live.ts';
import { usmcaOrigins } from '../_shared/domain/tariff/duty-rules.assumptions.ts';
import { computeDutyStack } from '../_shared/domain/tariff/duty-stack.ts';
import type { DutyOptions, DutyStack } from '../_shared/domain/tariff/duty-types.ts';
import { europeanUnionCode, findTariffOrigin } from '../_shared/domain/tariff/tariff-origins.ts';
import type { TariffLineFacts } from '../_shared/domain/tariff/tariff-types.ts';
import { upcomingDuties } from '../_shared/domain/tariff/upcoming-duties.ts';

const usmcaCondition =
  'The goods have to originate under the USMCA’s rules (for most clothing, from the yarn forward) and the importer has to claim it with a certification of origin.';

/**
 * The duty for one origin, with the rate under a USMCA claim where one is possible.
 * @param today changes up to it are no longer ahead, 'YYYY-MM-DD'
 */
export function originDuty(
  facts: TariffLineFacts,
  options: DutyOptions,
  today: string,
): OriginDuty {
  const { originCode } = options;
  const stack = computeDutyStack(facts, options);
  return {
    baseMFN: stack.baseMfnPct,
    section301: stack.section301Pct,
    totalRate: stack.totalPct,
    hsCodeUsed: stack.hts8,
    originCountry: originName(originCode),
    originCode,
    section232: stack.section232Pct,
    section338: stack.section338Pct,
    baseRateText: stack.layers.find(({ kind }) => kind === 'base')?.rateText ?? null,
    totalRateText: stack.totalText,
    minimumRatePct: stack.totalPct === null ? stack.minimumPct : null,
    dutyUsd: stack.dutyUsd,
    layers: layersOf(stack),
    usmca: usmcaOrigins.includes(originCode) ? usmcaRate(facts, options) : null,
    questions: stack.questions
      .filter(({ isOpen }) => isOpen)
      .map(({ isOpen: _isOpen, ...question }) => ({
        ...question,
        options: [...question.options],
      })),
    orders: [...stack.orders],
    upcoming: upcomingDuties(facts, options, today),
    caveats: [...stack.caveats],
    notCovered: [
      ...(originCode === europeanUnionCode
        ? ['These duties treat every member state of the European Union the same.']
        : []),
      ...stack.notCovered,
    ],
  };
}

/** The name as used in a list: "China", "European Union". */
export function originName(code: string): string {
  return findTariffOrigin(code)?.name ?? code.toUpperCase();
}

function usmcaRate(facts: TariffLineFacts, options: DutyOptions): UsmcaRate {
  const stack = computeDutyStack(facts, { ...options, usmcaClaim: true });
  return {
    totalRate: stack.totalPct,
    totalRateText: stack.totalText,
    layers: layersOf(stack),
    condition: usmcaCondition,
  };
}

function layersOf({ layers }: DutyStack): TariffLayer[] {
  return layers.map(
    ({ minimumPct: _minimum, liftsBaseToPct: _lift, doubt: _doubt, ...layer }) => layer,
  );
}

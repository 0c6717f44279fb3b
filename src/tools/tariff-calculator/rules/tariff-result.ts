import { computeDutyStack } from '@functions/_shared/domain/tariff/duty-stack.ts';
import type { DutyOptions, DutyStack } from '@functions/_shared/domain/tariff/duty-types.ts';
import { forcedLaborEffectiveFrom } from '@functions/_shared/domain/tariff/forced-labor-origins.generated.ts';
import { type LandedCost, landedCost } from '@functions/_shared/domain/tariff/landed-cost.ts';
import { neededForRate, parseRate } from '@functions/_shared/domain/tariff/parse-rate.ts';
import { findTariffOrigin } from '@functions/_shared/domain/tariff/tariff-origins.ts';
import type { TariffLineFacts } from '@functions/_shared/domain/tariff/tariff-types.ts';
import { upcomingDuties } from '@functions/_shared/domain/tariff/upcoming-duties.ts';
import type { UpcomingDuty } from '@functions/_shared/domain/tariff/upcoming-text.ts';
import type { TariffInput } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';

export type OriginResult = Readonly<{
  originCode: string;
  originName: string;
  stack: DutyStack;
  /** Null until value and quantity are given. */
  cost: LandedCost | null;
  /** The same entry on the last day before the forced-labor action, or on its first day. */
  otherDay: Readonly<{ entryDate: string; totalText: string }>;
  /** The total with a USMCA claim, if the visitor has not made it; null for other origins. */
  usmcaTotalText: string | null;
  /** Changes of the total within the next months, the nearest first. */
  upcoming: readonly UpcomingDuty[];
}>;

const dayBefore = '2026-07-23';

/**
 * The duty and landed cost of each origin, in the given order.
 * @param today changes up to it are no longer ahead, 'YYYY-MM-DD'
 * @param productWords the goods, where more than the line is known; antidumping orders go by them
 */
export function tariffResults(
  facts: TariffLineFacts,
  input: TariffInput,
  today: string,
  productWords?: string,
): OriginResult[] {
  return input.originCodes.map((originCode) => {
    const stack = stackOf(facts, input, originCode, productWords);
    const isUsmca = input.usmcaClaim && isUsmcaOrigin(originCode);
    const entryDate =
      input.entryDate < forcedLaborEffectiveFrom ? forcedLaborEffectiveFrom : dayBefore;
    const { unitValueUsd, quantity, freightUsd = 0, mode } = input;
    const hasShipment = unitValueUsd !== undefined && quantity !== undefined && quantity > 0;
    return {
      originCode,
      originName: findTariffOrigin(originCode)?.name ?? originCode,
      stack,
      cost: hasShipment
        ? landedCost(stack, { unitValueUsd, quantity, freightUsd, mode, isUsmca })
        : null,
      otherDay: {
        entryDate,
        totalText: stackOf(facts, { ...input, entryDate }, originCode).totalText,
      },
      usmcaTotalText:
        isUsmcaOrigin(originCode) && !input.usmcaClaim
          ? stackOf(facts, { ...input, usmcaClaim: true }, originCode).totalText
          : null,
      upcoming: upcomingDuties(facts, dutyOptions(input, originCode), today),
    };
  });
}

/** Whether the base rate of the line is charged by weight. */
export function needsWeight({ line }: TariffLineFacts): boolean {
  return neededForRate(parseRate(line.generalRateText)).includes('weight');
}

export function isUsmcaOrigin(originCode: string): boolean {
  return originCode === 'MX' || originCode === 'CA';
}

function stackOf(
  facts: TariffLineFacts,
  input: TariffInput,
  originCode: string,
  productWords?: string,
): DutyStack {
  return computeDutyStack(facts, { ...dutyOptions(input, originCode), productWords });
}

function dutyOptions(input: TariffInput, originCode: string): DutyOptions {
  const { entryDate, usmcaClaim, answers, unitValueUsd, unitWeightKg } = input;
  return { originCode, entryDate, usmcaClaim, answers, unitValueUsd, unitWeightKg };
}

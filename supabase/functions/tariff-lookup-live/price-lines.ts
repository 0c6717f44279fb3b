import type { TariffCandidate } from '../_shared/contracts/tariff-lookup-live.ts';
import { computeDutyStack } from '../_shared/domain/tariff/duty-stack.ts';
import { spacedRate } from '../_shared/domain/tariff/parse-rate.ts';
import { findTariffOrigin } from '../_shared/domain/tariff/tariff-origins.ts';
import type { TariffLine, TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';
import { type AssumedKind, assumptionText } from './assumed-kind.ts';
import { describeCandidates } from './candidates.ts';
import type { LineChoice } from './choose-line.ts';
import type { TariffStore } from './tariff-store.ts';
import type { Question } from './understand.ts';

/** Lines to choose from, with the base rate that the origin pays, and the total for a single one. */
export async function priceCandidates(
  hits: readonly TariffSearchHit[],
  question: Question,
  store: TariffStore,
): Promise<TariffCandidate[]> {
  const [originCode, ...others] = question.originCodes;
  const single = others.length === 0 ? originCode : undefined;
  if (single === undefined && !paysColumnTwo(question)) {
    return describeCandidates(hits).map((candidate) => ({ ...candidate, totalRate: null }));
  }
  return Promise.all(
    describeCandidates(hits).map(async (candidate) => {
      const facts = await store.facts(candidate.hts8);
      if (facts === null) return { ...candidate, totalRate: null };
      const baseRateText = columnRate(facts.line, question);
      if (single === undefined) return { ...candidate, baseRateText, totalRate: null };
      const stack = computeDutyStack(facts, {
        originCode: single,
        entryDate: question.day,
        unitValueUsd: question.unitValueUsd,
        unitWeightKg: question.unitWeightKg,
      });
      return { ...candidate, baseRateText, totalRate: stack.totalPct };
    }),
  );
}

/** The choice with what it takes for granted in its reason, in the rates that the origin pays. */
export async function sayAssumption<Choice extends LineChoice>(
  choice: Choice,
  question: Question,
  store: TariffStore,
): Promise<Choice> {
  if (choice.assumed === undefined) return choice;
  const assumed = paysColumnTwo(question)
    ? await inColumnTwo(choice.assumed, store)
    : choice.assumed;
  return { ...choice, reason: `${choice.reason} ${assumptionText(assumed)}` };
}

async function inColumnTwo(assumed: AssumedKind, store: TariffStore): Promise<AssumedKind> {
  const reprice = async (line: AssumedKind['taken']) => {
    const facts = await store.facts(line.hts8);
    return { ...line, rateText: facts?.line.otherRateText ?? line.rateText };
  };
  return {
    taken: await reprice(assumed.taken),
    others: await Promise.all(assumed.others.map(reprice)),
    rateName: 'column 2 rate',
  };
}

function columnRate(line: TariffLine, question: Question): string {
  return spacedRate(paysColumnTwo(question) ? line.otherRateText : line.generalRateText);
}

/** Whether every origin that was named is without normal trade relations. */
function paysColumnTwo({ originCodes }: Question): boolean {
  return (
    originCodes.length > 0 && originCodes.every((code) => findTariffOrigin(code)?.column === 2)
  );
}

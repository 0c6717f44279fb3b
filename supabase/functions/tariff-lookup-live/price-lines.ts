import type { TariffCandidate } from '../_shared/contracts/tariff-lookup-live.ts';
import { computeDutyStack } from '../_shared/domain/tariff/duty-stack.ts';
import { spacedRate } from '../_shared/domain/tariff/parse-rate.ts';
import { findTariffOrigin } from '../_shared/domain/tariff/tariff-origins.ts';
import type {
  TariffLine,
  TariffLineFacts,
  TariffSearchHit,
} from '../_shared/domain/tariff/tariff-types.ts';
import { type AssumedKind, assumptionText } from './assumed-kind.ts';
import { describeCandidates } from './candidates.ts';
import type { LineChoice } from './choose-line.ts';
import type { TariffStore } from './tariff-store.ts';
import type { Question } from './understand.ts';

/** What the tables say, by the eight digits of the line. */
export type FactsByLine = ReadonlyMap<string, TariffLineFacts>;

/** @param codes eight or ten digits; those that do not exist are left out */
export async function factsByLine(
  codes: readonly string[],
  store: TariffStore,
): Promise<FactsByLine> {
  if (codes.length === 0) return new Map();
  const facts = await store.facts(codes);
  return new Map(facts.map((each) => [each.line.hts8, each]));
}

/** The lines whose facts priceCandidates() needs: none where an origin changes nothing. */
export function linesToPrice(hits: readonly TariffSearchHit[], question: Question): string[] {
  const isPriced = question.originCodes.length === 1 || paysColumnTwo(question);
  return isPriced ? hits.map(({ hts8 }) => hts8) : [];
}

/** Lines to choose from, with the base rate that the origin pays, and the total for a single one. */
export function priceCandidates(
  hits: readonly TariffSearchHit[],
  question: Question,
  factsOf: FactsByLine,
): TariffCandidate[] {
  const [originCode, ...others] = question.originCodes;
  const single = others.length === 0 ? originCode : undefined;
  return describeCandidates(hits).map((candidate) => {
    const facts = factsOf.get(candidate.hts8);
    if (facts === undefined) return { ...candidate, totalRate: null };
    const baseRateText = columnRate(facts.line, question);
    if (single === undefined) return { ...candidate, baseRateText, totalRate: null };
    const stack = computeDutyStack(facts, {
      originCode: single,
      entryDate: question.day,
      unitValueUsd: question.unitValueUsd,
      unitWeightKg: question.unitWeightKg,
    });
    return { ...candidate, baseRateText, totalRate: stack.totalPct };
  });
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

async function inColumnTwo(
  { taken, others }: AssumedKind,
  store: TariffStore,
): Promise<AssumedKind> {
  const factsOf = await factsByLine(
    [taken, ...others].map(({ hts8 }) => hts8),
    store,
  );
  const reprice = (line: AssumedKind['taken']) => ({
    ...line,
    rateText: factsOf.get(line.hts8)?.line.otherRateText ?? line.rateText,
  });
  return { taken: reprice(taken), others: others.map(reprice), rateName: 'column 2 rate' };
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

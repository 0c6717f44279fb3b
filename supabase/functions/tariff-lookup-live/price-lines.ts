import type { TariffCandidate } from '../_shared/contracts/tariff-lookup-live.ts';
import { computeDutyStack } from '../_shared/domain/tariff/duty-stack.ts';
import { spacedRate } from '../_shared/domain/tariff/parse-rate.ts';
import { toHts8 } from '../_shared/domain/tariff/tariff-code.ts';
import { findTariffOrigin } from '../_shared/domain/tariff/tariff-origins.ts';
import type {
  TariffLine,
  TariffLineFacts,
  TariffSearchHit,
} from '../_shared/domain/tariff/tariff-types.ts';
import type { TariffStore } from '../_shared/tariff-store.ts';
import { type AssumedVariant, assumptionText } from './assumed-variant.ts';
import { describeCandidates } from './candidates.ts';
import type { Classification } from './classification.ts';
import type { ResolvedQuestion } from './resolve-question.ts';

/** The facts of each line, by its eight digits. */
export type FactsByLine = ReadonlyMap<string, TariffLineFacts>;

/**
 * @param codes eight or ten digits; codes that do not exist are left out
 * @param known facts that were read before and are not read again
 */
export async function factsByLine(
  codes: readonly string[],
  store: TariffStore,
  known: FactsByLine = new Map(),
): Promise<FactsByLine> {
  const missing = codes.filter((code) => !known.has(toHts8(code) ?? code));
  if (missing.length === 0) return known;
  const facts = await store.facts(missing);
  return new Map([...known, ...facts.map((each) => [each.line.hts8, each] as const)]);
}

/** The lines whose facts priceCandidates() needs; none where the origin makes no difference. */
export function linesToPrice(
  hits: readonly TariffSearchHit[],
  question: ResolvedQuestion,
): string[] {
  const isPriced = question.originCodes.length === 1 || paysColumnTwo(question);
  return isPriced ? hits.map(({ hts8 }) => hts8) : [];
}

/**
 * Lines to choose from with the base rate for the origin, and with the total if there is one
 * origin.
 */
export function priceCandidates(
  hits: readonly TariffSearchHit[],
  question: ResolvedQuestion,
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

/** Adds the assumption to the reason of a classification, in the rates that the origin pays. */
export async function explainAssumption<Choice extends Classification>(
  classification: Choice,
  question: ResolvedQuestion,
  store: TariffStore,
): Promise<Choice> {
  if (classification.assumed === undefined) return classification;
  const assumed = paysColumnTwo(question)
    ? await inColumnTwo(classification.assumed, store)
    : classification.assumed;
  return { ...classification, reason: `${classification.reason} ${assumptionText(assumed)}` };
}

async function inColumnTwo(
  { assumed, others }: AssumedVariant,
  store: TariffStore,
): Promise<AssumedVariant> {
  const factsOf = await factsByLine(
    [assumed, ...others].map(({ hts8 }) => hts8),
    store,
  );
  const reprice = (line: AssumedVariant['assumed']) => ({
    ...line,
    rateText: factsOf.get(line.hts8)?.line.otherRateText ?? line.rateText,
  });
  return { assumed: reprice(assumed), others: others.map(reprice), rateName: 'column 2 rate' };
}

function columnRate(line: TariffLine, question: ResolvedQuestion): string {
  return spacedRate(paysColumnTwo(question) ? line.otherRateText : line.generalRateText);
}

/** Whether every named origin is without normal trade relations. */
function paysColumnTwo({ originCodes }: ResolvedQuestion): boolean {
  return (
    originCodes.length > 0 && originCodes.every((code) => findTariffOrigin(code)?.column === 2)
  );
}

import type { TariffCandidate } from '../_shared/contracts/tariff-lookup-live.ts';
import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';

/** A line to choose from, before its total is computed. */
export type Candidate = Omit<TariffCandidate, 'totalRate'>;

/** The fields that a label is made from. */
type LabeledLine = Pick<TariffSearchHit, 'hts8' | 'description' | 'matchedTerm'>;

const maxStepLength = 64;
const maxSteps = 4;
/** After a trade name, which already says most. */
const maxStepsAfterTerm = 2;

/** Lines to choose from, each labeled by what distinguishes it from the others. */
export function describeCandidates(hits: readonly TariffSearchHit[]): Candidate[] {
  const labels = labelLines(hits);
  return hits.map(({ hts8, description, generalRateText }, index) => ({
    hts8,
    description,
    baseRateText: generalRateText,
    distinction: labels[index] ?? hts8,
  }));
}

/**
 * Builds a label for each line, all different and none a bare "Other": the trade name, the first
 * level of the description that differs, and the last levels. Lines with identical text end in
 * their code.
 */
export function labelLines(lines: readonly LabeledLine[]): string[] {
  const paths = lines.map(({ description }) => distinguishingSteps(description));
  const isShared = (step: string) => paths.every((path) => path.includes(step));
  const labels = lines.map(({ matchedTerm, hts8 }, index) => {
    const path = paths[index] ?? [];
    const own = path.filter((step) => lines.length === 1 || !isShared(step));
    const steps = (own.length > 0 ? own : path.slice(-1)).map(shortened);
    // A term that led to every line does not distinguish any of them.
    const isTermShared = lines.every((line) => line.matchedTerm === matchedTerm);
    const term = matchedTerm === null || isTermShared ? [] : [capitalized(matchedTerm)];
    const most = term.length === 0 ? maxSteps : maxStepsAfterTerm;
    const kept = steps.length > most ? [...steps.slice(0, 1), ...steps.slice(1 - most)] : steps;
    const parts = [...term, ...kept];
    return parts.join(' > ') || (matchedTerm ?? `Line ${hts8}`);
  });
  return labels.map((label, index) =>
    labels.filter((each) => sameLabel(each, label)).length === 1
      ? label
      : `${label} (${lines[index]?.hts8})`,
  );
}

function sameLabel(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The steps of a description that carry information, without colons or the textile category. */
function distinguishingSteps(description: string): string[] {
  return description
    .split(' > ')
    .map((step) =>
      step
        .replace(/\s*\(\d{3}\)/g, '')
        .replace(/:$/, '')
        .trim(),
    )
    .filter((step) => step !== '' && !/^other$/i.test(step));
}

/** Cuts at a word and keeps the beginning, which names the goods. */
function shortened(step: string): string {
  if (step.length <= maxStepLength) return step;
  return `${step.slice(0, maxStepLength).replace(/[\s,;(]+\S*$/, '')}…`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import type { TariffCandidate } from '../_shared/contracts/tariff-lookup-live.ts';
import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';

/** A line to choose from, still without its total. */
export type Candidate = Omit<TariffCandidate, 'totalRate'>;

/** What a label is made from. */
type LabeledLine = Pick<TariffSearchHit, 'hts8' | 'description' | 'matchedTerm'>;

const maxStepLength = 64;
const maxSteps = 4;
/** Behind the trade's word, which tells most. */
const maxStepsAfterTerm = 2;

/** Lines to choose from, each with what tells it from the others. */
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
 * A label for each line, no two alike and none a bare "Other": the trade's word, the first level of
 * the description that differs, and the last ones. Lines that the schedule words alike end with
 * their code.
 */
export function labelLines(lines: readonly LabeledLine[]): string[] {
  const paths = lines.map(({ description }) => distinguishingSteps(description));
  const isShared = (step: string) => paths.every((path) => path.includes(step));
  const labels = lines.map(({ matchedTerm, hts8 }, index) => {
    const path = paths[index] ?? [];
    const own = path.filter((step) => lines.length === 1 || !isShared(step));
    const steps = (own.length > 0 ? own : path.slice(-1)).map(shortened);
    // A word that led to all of them tells none from the others.
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

/** The steps of a description that say something, without colons and the textile category. */
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

/** At a word, since the beginning of a step says what it is of. */
function shortened(step: string): string {
  if (step.length <= maxStepLength) return step;
  return `${step.slice(0, maxStepLength).replace(/[\s,;(]+\S*$/, '')}…`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

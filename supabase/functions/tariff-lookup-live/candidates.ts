import type { TariffCandidate } from '../_shared/contracts/tariff-lookup-live.ts';
import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';

/** A line to choose from, still without its total. */
export type Candidate = Omit<TariffCandidate, 'totalRate'>;

const longestDistinction = 140;

/** What tells lines apart: of each description the steps that not all of them share. */
export function describeCandidates(hits: readonly TariffSearchHit[]): Candidate[] {
  const paths = hits.map(({ description }) => description.split(' > '));
  const isShared = (step: string) => paths.every((path) => path.includes(step));
  return hits.map(({ hts8, description, generalRateText }, index) => {
    const path = paths[index] ?? [];
    const own = path.filter((step) => !isShared(step));
    return {
      hts8,
      description,
      generalRateText,
      distinction: shortened(own.length === 0 ? path.slice(-1) : own),
    };
  });
}

/** From the end, where the steps differ most. */
function shortened(steps: readonly string[]): string {
  const kept: string[] = [];
  for (const step of [...steps].reverse()) {
    const text = step.replace(/:$/, '');
    const length = kept.join(' > ').length;
    if (kept.length > 0 && length + text.length > longestDistinction) break;
    kept.unshift(
      text.length > longestDistinction ? `${text.slice(0, longestDistinction - 1)}…` : text,
    );
  }
  return kept.join(' > ');
}

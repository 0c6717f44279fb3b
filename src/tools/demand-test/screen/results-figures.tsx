import type { DemandResults } from '@functions/_shared/contracts/demand-test.ts';
import type { CurvePoint } from '@functions/_shared/domain/demand/price-curve.ts';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import { formatInteger, formatPct1, formatUsdShort } from '@/lib/format.ts';
import { resultsCopy } from '../results-copy.ts';

const copy = resultsCopy.figures;

type ResultsFiguresProps = { results: DemandResults; curve: readonly CurvePoint[] };

/** Visitors, votes, and the share who would buy at the lowest price: whoever would buy at all. */
export function ResultsFigures({ results: { counts }, curve }: ResultsFiguresProps) {
  const [lowest] = curve;
  const votes = counts.votes.reduce((sum, each) => sum + each, 0);
  return (
    <SpecSheet aria-label={copy.label} className="lg:grid-cols-4">
      <SpecLabel
        caption={copy.visitors}
        value={formatInteger(counts.visitors)}
        note={copy.visits(formatInteger(counts.visits))}
      />
      <SpecLabel
        caption={copy.votes}
        value={formatInteger(votes)}
        note={counts.uncountedVotes > 0 && copy.uncounted(counts.uncountedVotes)}
      />
      {lowest && (
        <SpecLabel
          caption={copy.share(formatUsdShort(lowest.priceUsd))}
          value={pct(lowest.interval.share)}
          note={copy.interval(pct(lowest.interval.low), pct(lowest.interval.high))}
        />
      )}
      <SpecLabel
        caption={copy.addresses}
        value={formatInteger(counts.addresses)}
        note={copy.addressesNote}
      />
    </SpecSheet>
  );
}

function pct(share: number): string {
  return formatPct1(share * 100);
}

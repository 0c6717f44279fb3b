import {
  type EngagementBenchmark,
  platformBenchmarks,
} from '@functions/_shared/domain/calc/engagement-rate.assumptions.ts';
import {
  benchmarkFor,
  type EngagementBand,
} from '@functions/_shared/domain/calc/engagement-rate.ts';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { formatInteger, formatPct1 } from '@/lib/format.ts';
import { engagementDialogCopy } from '../dialog-copy.ts';
import type { EngagementOutcome } from './use-engagement-rate.ts';

const { bands, dialog, opensInNewTab, result } = engagementDialogCopy;

const bandTones = {
  'below-average': 'plain',
  average: 'butter',
  'above-average': 'leaf',
  excellent: 'leaf',
} as const satisfies Record<EngagementBand, 'plain' | 'butter' | 'leaf'>;

/** The rate with its band, warnings about implausible numbers, and benchmarks. */
export function EngagementResult({ outcome: { input, rate } }: { outcome: EngagementOutcome }) {
  const figure = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => figure.current?.focus(), []);

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div>
          <p className="spec-print text-muted">{result.title}</p>
          <p ref={figure} tabIndex={-1} className="font-display text-display-2 font-bold">
            {formatPct1(rate.engagementRatePct)}
          </p>
        </div>
        <Badge tone={rate.isCredible ? bandTones[rate.band] : 'plain'} className="mb-2">
          {rate.isCredible ? bands[rate.band] : result.notCredible}
        </Badge>
      </div>
      {rate.warnings.length > 0 && (
        <ul className="flex flex-col gap-2">
          {rate.warnings.map((warning) => (
            <li
              key={warning}
              className="flex items-start gap-2 rounded-field border border-ink bg-butter p-3 text-sm"
            >
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-5" />
              {warning === 'rate-above-cap'
                ? result.capNote(formatPct1(rate.uncappedRatePct))
                : result.warnings[warning]}
            </li>
          ))}
        </ul>
      )}
      <section className="border-t border-dashed border-ink pt-4">
        <h3 className="text-base">{result.benchmarkTitle}</h3>
        <p className="mt-2 text-sm">{result.typical}</p>
        <Benchmark followers={input.followers} />
      </section>
      <p className="text-sm text-muted">
        {dialog.formulaTitle}: <span className="spec-print">{dialog.formula}</span>
      </p>
    </div>
  );
}

function Benchmark({ followers }: { followers: number }) {
  const benchmark = benchmarkFor(followers);
  if (benchmark === null) return <PlatformAverages followers={followers} />;
  return (
    <p className="mt-2 text-sm">
      {result.benchmark(result.tiers[benchmark.tier], benchmark.platform, exactPct(benchmark))}{' '}
      <Source benchmark={benchmark} />
    </p>
  );
}

/** For follower counts without a published benchmark: averages over all accounts. */
function PlatformAverages({ followers }: { followers: number }) {
  const averages = platformBenchmarks.map((average) => `${average.platform} ${exactPct(average)}`);
  const [first] = platformBenchmarks;
  return (
    <>
      <p className="mt-2 text-sm">{result.noBenchmark(formatInteger(followers))}</p>
      <p className="mt-2 text-sm">
        {result.platformAverages(averages.join(', '))} {first && <Source benchmark={first} />}
      </p>
    </>
  );
}

function Source({ benchmark }: { benchmark: EngagementBenchmark }) {
  return (
    <a href={benchmark.readAt} target="_blank" rel="noreferrer">
      {result.source(benchmark.source, benchmark.year)}
      <span className="sr-only"> ({opensInNewTab})</span>
    </a>
  );
}

/** As published: rounding 0.54% to one decimal would misquote the source. */
function exactPct({ value }: EngagementBenchmark): string {
  return `${value}%`;
}

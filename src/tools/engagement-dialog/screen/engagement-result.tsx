import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import {
  type EngagementBenchmark,
  platformBenchmarks,
} from '@/lib/calc/engagement-rate.assumptions.ts';
import { benchmarkFor, type EngagementBand } from '@/lib/calc/engagement-rate.ts';
import { formatInteger, formatPct1 } from '@/lib/format.ts';
import type { EngagementRateContent } from '../copy.ts';
import type { EngagementOutcome } from './use-engagement-rate.ts';

type EngagementResultProps = { words: EngagementRateContent; outcome: EngagementOutcome };

const bandTones = {
  'below-average': 'plain',
  average: 'butter',
  'above-average': 'leaf',
  excellent: 'leaf',
} as const satisfies Record<EngagementBand, 'plain' | 'butter' | 'leaf'>;

/** The rate with its band, how it compares, and what looks odd about the numbers behind it. */
export function EngagementResult({ words, outcome: { input, rate } }: EngagementResultProps) {
  const figure = useRef<HTMLParagraphElement>(null);
  // The form that held the focus is gone.
  useEffect(() => figure.current?.focus(), []);

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div>
          <p className="spec-print text-muted">{words.result.title}</p>
          <p ref={figure} tabIndex={-1} className="font-display text-display-2 font-bold">
            {formatPct1(rate.engagementRatePct)}
          </p>
        </div>
        <Badge tone={rate.isCredible ? bandTones[rate.band] : 'plain'} className="mb-2">
          {rate.isCredible ? words.bands[rate.band] : words.result.notCredible}
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
                ? words.result.capNote(formatPct1(rate.uncappedRatePct))
                : words.result.warnings[warning]}
            </li>
          ))}
        </ul>
      )}
      <section className="border-t border-dashed border-ink pt-4">
        <h3 className="text-base">{words.result.benchmarkTitle}</h3>
        <p className="mt-2 text-sm">{words.result.typical}</p>
        <Benchmark words={words} followers={input.followers} />
      </section>
      <p className="text-sm text-muted">
        {words.dialog.formulaTitle}: <span className="spec-print">{words.dialog.formula}</span>
      </p>
    </div>
  );
}

function Benchmark({ words, followers }: { words: EngagementRateContent; followers: number }) {
  const benchmark = benchmarkFor(followers);
  if (benchmark === null) return <PlatformAverages words={words} followers={followers} />;
  return (
    <p className="mt-2 text-sm">
      {words.result.benchmark(
        words.result.tiers[benchmark.tier],
        benchmark.platform,
        exactPct(benchmark),
      )}{' '}
      <Source words={words} benchmark={benchmark} />
    </p>
  );
}

/** Where no tier is known: what is published, with the basis it stands on. */
function PlatformAverages({
  words,
  followers,
}: {
  words: EngagementRateContent;
  followers: number;
}) {
  const averages = platformBenchmarks.map((average) => `${average.platform} ${exactPct(average)}`);
  const [first] = platformBenchmarks;
  return (
    <>
      <p className="mt-2 text-sm">{words.result.noBenchmark(formatInteger(followers))}</p>
      <p className="mt-2 text-sm">
        {words.result.platformAverages(averages.join(', '))}{' '}
        {first && <Source words={words} benchmark={first} />}
      </p>
    </>
  );
}

type SourceProps = { words: EngagementRateContent; benchmark: EngagementBenchmark };

function Source({ words, benchmark }: SourceProps) {
  return (
    <a href={benchmark.readAt} target="_blank" rel="noreferrer">
      {words.result.source(benchmark.source, benchmark.year)}
      <span className="sr-only"> ({words.opensInNewTab})</span>
    </a>
  );
}

/** As published: rounding 0.54% to one decimal would misquote it. */
function exactPct({ value }: EngagementBenchmark): string {
  return `${value}%`;
}

import { type ReactNode, useId } from 'react';
import { SnapRow } from '@/components/ui/snap-row.tsx';
import {
  type SourcingTool,
  sourcingTools,
  sourcingToolsContent,
} from '@/content/sourcing-tools.ts';
import { sourcingGateCopy } from './copy.ts';
import { previewFigures as figures } from './preview-figures.ts';

const { preview: copy } = sourcingGateCopy;

/** The five tools, each with what it answers for one example. */
export function ToolPreviews() {
  const titleId = useId();
  return (
    <div className="mt-5 sm:mt-8">
      <p id={titleId} className="spec-print mb-3">
        {copy.title}
      </p>
      <SnapRow
        titleId={titleId}
        className="gap-3 [--snap-width:min(14rem,86vw)] sm:grid sm:grid-cols-6 sm:gap-4 xl:grid-cols-5"
      >
        {sourcingTools.map((tool) => (
          <li
            key={tool}
            data-ground="white"
            className="flex min-w-0 flex-col rounded-card border border-ink p-[min(1.25rem,5vw)] sm:col-span-2 sm:nth-[n+4]:col-span-3 xl:col-span-1! xl:p-4"
          >
            <div className="flex min-h-36 grow flex-col justify-center">{pictures[tool]()}</div>
            <h3 className="mt-4 border-t border-dashed border-ink/50 pt-3 text-title">
              {sourcingToolsContent.tabs[tool]}
            </h3>
            <p className="mt-1 text-sm text-muted">{copy.texts[tool]}</p>
          </li>
        ))}
      </SnapRow>
    </div>
  );
}

const pictures: Record<SourcingTool, () => ReactNode> = {
  quiz: () => (
    <ol className="flex flex-col gap-2.5 text-sm">
      {figures.quiz.map(({ country, scorePct }, index) => (
        <li key={country}>
          <span className="flex justify-between font-semibold tabular-nums">
            {country} <span>{scorePct}%</span>
          </span>
          <Bar pct={scorePct} className={RANKS[index]} />
        </li>
      ))}
    </ol>
  ),
  map: () => (
    <div className="relative h-36 overflow-hidden rounded-field bg-sky">
      {figures.map.map(({ country, xPct, yPct, dutyPct }) => (
        <span
          key={country}
          className="absolute size-3.5 -translate-1/2 rounded-full border-[1.5px] border-ink bg-tomato first:size-5"
          style={{ left: `${xPct}%`, top: `${yPct}%` }}
        >
          <span className="sr-only">{`${country}: ${dutyPct}%`}</span>
        </span>
      ))}
      <span className="spec-print absolute bottom-2 left-3">{copy.mapNote}</span>
    </div>
  ),
  strategy: () => (
    <ol className="flex flex-col gap-1.5 text-label">
      {figures.strategy.phases.map(({ phase, months }, index) => {
        const before = figures.strategy.phases
          .slice(0, index)
          .reduce((sum, each) => sum + each.months, 0);
        const all = figures.strategy.months.max;
        return (
          <li key={phase} className="font-mono">
            <span className="block">{phase}</span>
            <span
              aria-hidden="true"
              className="block h-2.5 rounded-pill border border-ink bg-butter"
              style={{
                marginLeft: `${(before / all) * 100}%`,
                width: `${(months / all) * 100}%`,
              }}
            />
          </li>
        );
      })}
    </ol>
  ),
  rfq: () => (
    <div className="rounded-field border border-ink bg-paper px-[min(0.875rem,3vw)] py-2.5 text-sm">
      <p className="font-semibold">{copy.rfqLine(figures.rfq.quantity, figures.rfq.product)}</p>
      <p className="mt-1 font-mono text-label text-muted">{copy.gaps(figures.rfq.gapCount)}</p>
      <ul className="mt-1.5">
        {figures.rfq.gaps.map((gap) => (
          <li key={gap} className="flex gap-2">
            <span aria-hidden="true" className="text-tomato">
              +
            </span>
            {gap}
          </li>
        ))}
      </ul>
    </div>
  ),
  tariff: () => (
    <div className="text-sm">
      <p className="font-display text-figure tabular-nums">{figures.tariff.totalPct}%</p>
      <span
        aria-hidden="true"
        className="mt-2 flex h-4 overflow-hidden rounded-pill border border-ink"
      >
        {figures.tariff.layers.map(({ label, ratePct }, index) => (
          <span key={label} className={LAYERS[index]} style={{ flexGrow: ratePct }} />
        ))}
      </span>
      <ul className="mt-2 text-label">
        {figures.tariff.layers.map(({ label, ratePct }) => (
          <li key={label} className="flex justify-between gap-2 font-mono">
            <span className="min-w-0">{label}</span> {ratePct}%
          </li>
        ))}
      </ul>
    </div>
  ),
};

const RANKS = ['bg-rank-amber', 'bg-rank-silver', 'bg-rank-bronze'];
const LAYERS = ['bg-ink', 'bg-tomato', 'bg-butter'];

function Bar({ pct, className = '' }: { pct: number; className?: string | undefined }) {
  return (
    <span aria-hidden="true" className="mt-1 block h-2.5 rounded-pill border border-ink bg-white">
      <span className={`block h-full rounded-pill ${className}`} style={{ width: `${pct}%` }} />
    </span>
  );
}

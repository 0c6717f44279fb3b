import { labelClass } from '@/components/charts/chart-type.ts';
import type {
  SteppedLineLayout,
  StepTier,
  TierName,
} from '@/components/charts/stepped-line-layout.ts';
import { cn } from '@/lib/cn.ts';

/** Tints every other tier, so that the steps show even where the line barely jumps. */
export function TierBands({
  tiers,
  plot,
}: {
  tiers: readonly StepTier[];
  plot: SteppedLineLayout;
}) {
  const ends = tiers.map((tier) => plot.x(tier.points.at(-1)?.x ?? 0));
  return (
    <g className="fill-butter/30">
      {tiers.map((tier, order) => {
        const startPx = order === 0 ? plot.leftPx : (ends[order - 1] ?? plot.leftPx);
        return order % 2 === 0 ? null : (
          <rect
            key={tier.id}
            x={startPx}
            y={plot.topPx}
            width={Math.max(0, (ends[order] ?? startPx) - startPx)}
            height={plot.bottomPx - plot.topPx}
          />
        );
      })}
    </g>
  );
}

export function Tier({
  tier,
  next,
  plot,
}: {
  tier: StepTier;
  next: StepTier | undefined;
  plot: SteppedLineLayout;
}) {
  const last = tier.points.at(-1);
  const first = next?.points[0];
  const path = tier.points
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${plot.x(point.x)} ${plot.y(point.y)}`)
    .join('');
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round" className="stroke-ink">
      <path d={path} strokeWidth={2.5} />
      {last && first && (
        <path
          d={`M${plot.x(last.x)} ${plot.y(last.y)}L${plot.x(first.x)} ${plot.y(first.y)}`}
          strokeWidth={1.5}
          strokeDasharray="2 4"
        />
      )}
      {last && (
        <circle
          cx={plot.x(last.x)}
          cy={plot.y(last.y)}
          r={3.5}
          strokeWidth={1.5}
          className="fill-paper"
        />
      )}
    </g>
  );
}

export function TierNameText({ name }: { name: TierName }) {
  return (
    <text x={name.xPx} y={name.yPx} textAnchor={name.anchor} className={cn(labelClass, 'fill-ink')}>
      {name.text}
    </text>
  );
}

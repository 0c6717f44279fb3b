import { labelClass, strokeOf } from '@/components/charts/chart-type.ts';
import {
  type CrossingLine,
  type CrossingLinesLayout,
  type CrossingMark,
  MARK_PX,
  MARK_RAIL_PX,
} from '@/components/charts/crossing-lines-layout.ts';
import { cn } from '@/lib/cn.ts';

const DASHES = { solid: undefined, dashed: '7 4', dotted: '1.5 5' } as const;

/** Every other band is tinted, with a hairline between bands. */
export function Bands({ plot }: { plot: CrossingLinesLayout }) {
  return (
    <g>
      {plot.bands.map((band, order) => (
        <g key={band.id}>
          {order % 2 === 1 && (
            <rect
              x={band.startPx}
              y={plot.topPx}
              width={band.endPx - band.startPx}
              height={plot.bottomPx - plot.topPx}
              className="fill-butter/30"
            />
          )}
          {order > 0 && (
            <line
              x1={band.startPx}
              x2={band.startPx}
              y1={plot.topPx - 18}
              y2={plot.bottomPx}
              className="stroke-ink/50"
            />
          )}
        </g>
      ))}
    </g>
  );
}

/** Each band's rule, above the band if it fits. */
export function BandLabels({ plot }: { plot: CrossingLinesLayout }) {
  return (
    <g>
      {plot.bands
        .filter(({ fits }) => fits)
        .map((band) => (
          <text
            key={band.id}
            x={(band.startPx + band.endPx) / 2}
            y={plot.topPx - 8}
            textAnchor="middle"
            className={cn(labelClass, 'fill-tomato-deep stroke-[var(--ground)] font-medium')}
            strokeWidth={4}
            paintOrder="stroke"
            strokeLinejoin="round"
          >
            {band.label}
          </text>
        ))}
    </g>
  );
}

/**
 * One line. Where it jumps, a ring ends the segment and a thin dashed line connects to the next.
 */
export function LinePath({
  line,
  stretches,
  xs,
  plot,
}: {
  line: CrossingLine;
  stretches: readonly (readonly number[])[];
  xs: readonly number[];
  plot: CrossingLinesLayout;
}) {
  const at = (index: number) => `${plot.x(xs[index] ?? 0)} ${plot.y(line.values[index] ?? 0)}`;
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round" className={strokeOf[line.tone]}>
      {stretches.map((stretch, order) => {
        const first = stretch[0] ?? 0;
        const before = stretches[order - 1]?.at(-1);
        return (
          <g key={first}>
            <path
              d={stretch.map((index, step) => `${step === 0 ? 'M' : 'L'}${at(index)}`).join('')}
              strokeWidth={line.tone === 'tomato' ? 3.5 : 2.25}
              strokeDasharray={DASHES[line.dash ?? 'solid']}
            />
            {before !== undefined && (
              <>
                <path d={`M${at(before)}L${at(first)}`} strokeWidth={1.5} strokeDasharray="2 4" />
                <circle
                  cx={plot.x(xs[before] ?? 0)}
                  cy={plot.y(line.values[before] ?? 0)}
                  r={3.5}
                  strokeWidth={1.5}
                  className="fill-paper"
                />
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** A number in the row above the plot, with a dotted line down to its point. */
export function Marks({
  marks,
  plot,
}: {
  marks: readonly CrossingMark[];
  plot: CrossingLinesLayout;
}) {
  return (
    <g>
      {marks.map((mark, order) => {
        const railX = plot.markXs[order] ?? plot.x(mark.x);
        return (
          <g key={mark.id}>
            <path
              d={`M${railX} ${MARK_RAIL_PX + MARK_PX / 2}L${plot.x(mark.x)} ${plot.y(mark.y)}`}
              className="stroke-ink"
              strokeWidth={1}
              strokeDasharray="1 3"
            />
            <circle
              cx={plot.x(mark.x)}
              cy={plot.y(mark.y)}
              r={4}
              strokeWidth={1.5}
              className="fill-butter stroke-ink"
            />
            <circle
              cx={railX}
              cy={MARK_RAIL_PX}
              r={MARK_PX / 2}
              strokeWidth={1}
              className="fill-butter stroke-ink"
            />
            <text
              x={railX}
              y={MARK_RAIL_PX + 4}
              textAnchor="middle"
              className={cn(labelClass, 'fill-ink font-medium')}
            >
              {mark.text}
            </text>
          </g>
        );
      })}
    </g>
  );
}

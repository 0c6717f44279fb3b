import { useState } from 'react';
import { ChartFrame, type ChartWords } from '@/components/charts/chart-frame.tsx';
import { fillOf, fillOnTone, LABEL_LINE_PX, labelClass } from '@/components/charts/chart-type.ts';
import { Inspector } from '@/components/charts/inspector.tsx';
import {
  layOutStack,
  type StackPart,
  type StackSegment,
} from '@/components/charts/stacked-bar-layout.ts';
import { cn } from '@/lib/cn.ts';

export type StackedBarChartProps = ChartWords & {
  /** What each segment stands for: "Layer". */
  segmentLabel: string;
  valueLabel: string;
  /** Values of zero or more; segments of zero appear only in the table. */
  segments: readonly StackSegment[];
  totalLabel: string;
  formatValue: (value: number) => string;
  /**
   * The value of the full width, so that several bars can be compared; defaults to the segments'
   * sum.
   */
  fullValue?: number;
};

const BAR_PX = 56;

/**
 * Parts of a whole as a single bar. Wide parts contain their name; the other names hang below the
 * bar on lines of different lengths.
 */
export function StackedBarChart({
  segmentLabel,
  valueLabel,
  segments,
  totalLabel,
  formatValue,
  fullValue,
  ...words
}: StackedBarChartProps) {
  const [index, setIndex] = useState(0);
  const total = segments.reduce((sum, segment) => sum + segment.value, 0);
  const drawn = segments.filter((segment) => segment.value > 0);
  const active = Math.min(index, Math.max(0, drawn.length - 1));
  const shown = drawn[active];
  const totalText = `${totalLabel} ${formatValue(total)}`;
  const readout = shown ? `${shown.label}: ${formatValue(shown.value)} · ${totalText}` : totalText;

  return (
    <ChartFrame
      {...words}
      readout={readout}
      table={{
        columns: [segmentLabel, valueLabel],
        rows: [
          ...segments.map((segment) => [segment.label, formatValue(segment.value)]),
          [totalLabel, formatValue(total)],
        ],
      }}
    >
      {(widthPx, titleId) => {
        const parts = layOutStack(drawn, widthPx, formatValue, fullValue);
        const rows = Math.max(0, ...parts.map((part) => (part.hangRow ?? -1) + 1));
        const heightPx = BAR_PX + 4 + (rows > 0 ? rows * (LABEL_LINE_PX + 6) + 10 : 0);
        return (
          <>
            <svg
              aria-hidden="true"
              width="100%"
              height={heightPx}
              viewBox={`0 0 ${widthPx} ${heightPx}`}
            >
              {parts.map((part) => (
                <Hanger key={part.segment.id} part={part} />
              ))}
              {parts.map((part, order) => (
                <PartBox key={part.segment.id} part={part} active={order === active} />
              ))}
            </svg>
            {parts.length > 0 && (
              <Inspector
                titleId={titleId}
                axis="x"
                positionsPx={parts.map((part) => part.leftPx + part.widthPx / 2)}
                index={active}
                onIndexChange={setIndex}
                valueText={readout}
                area={{ leftPx: 0, topPx: 0, widthPx, heightPx: BAR_PX + 4 }}
              />
            )}
          </>
        );
      }}
    </ChartFrame>
  );
}

function PartBox({ part, active }: { part: StackPart; active: boolean }) {
  const { segment, leftPx, widthPx } = part;
  return (
    <g>
      <rect
        x={leftPx + 0.75}
        y={1}
        width={Math.max(0.5, widthPx - 0.75)}
        height={BAR_PX}
        className={cn(fillOf[segment.tone], 'stroke-ink')}
        strokeWidth={1}
      />
      {active && <rect x={leftPx} y={BAR_PX - 3} width={widthPx} height={5} className="fill-ink" />}
      {part.hangRow === null && (
        <g className={cn(labelClass, fillOnTone[segment.tone])}>
          <text x={leftPx + 10} y={24}>
            {segment.label}
          </text>
          <text x={leftPx + 10} y={42} className="font-medium">
            {part.valueText}
          </text>
        </g>
      )}
    </g>
  );
}

function Hanger({ part }: { part: StackPart }) {
  if (part.hangRow === null) return null;
  const x = part.leftPx + part.widthPx / 2;
  const y = BAR_PX + 16 + part.hangRow * (LABEL_LINE_PX + 6);
  return (
    <g>
      <path
        d={`M${x} ${BAR_PX}V${y}h${part.hangLeft ? -6 : 6}`}
        fill="none"
        className="stroke-ink"
      />
      <text
        x={x + (part.hangLeft ? -10 : 10)}
        y={y + 4}
        textAnchor={part.hangLeft ? 'end' : 'start'}
        // The outline interrupts other parts' lines where they pass behind this text.
        className={cn(labelClass, 'fill-ink stroke-[var(--ground)]')}
        strokeWidth={5}
        paintOrder="stroke"
        strokeLinejoin="round"
      >
        {part.hangText}
      </text>
    </g>
  );
}

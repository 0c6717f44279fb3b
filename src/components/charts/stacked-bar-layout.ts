import { type ChartTone, labelWidthPx } from '@/components/charts/chart-type.ts';

export type StackSegment = { id: string; label: string; value: number; tone: ChartTone };

export type StackPart = {
  segment: StackSegment;
  leftPx: number;
  widthPx: number;
  valueText: string;
  /** The row below the bar that its name hangs in; null when the name fits inside. */
  hangRow: number | null;
  hangText: string;
  /** Whether the hanging text runs to the left of its line, for want of room on the right. */
  hangLeft: boolean;
};

/**
 * The segments side by side over the width, with a place for each name.
 *
 * @param fullValue what the whole width stands for; the sum of the segments when that is more.
 */
export function layOutStack(
  segments: readonly StackSegment[],
  widthPx: number,
  formatValue: (value: number) => string,
  fullValue = 0,
): StackPart[] {
  const sum = segments.reduce((before, segment) => before + segment.value, 0);
  const total = Math.max(sum, fullValue);
  let leftPx = 0;
  const parts = segments.map((segment): StackPart => {
    const partPx = (segment.value / total) * (widthPx - 2);
    const valueText = formatValue(segment.value);
    const insidePx = Math.max(labelWidthPx(segment.label), labelWidthPx(valueText)) + 20;
    const hangText = `${segment.label} ${valueText}`;
    const part: StackPart = {
      segment,
      leftPx,
      widthPx: partPx,
      valueText,
      hangRow: insidePx <= partPx ? null : 0,
      hangText,
      hangLeft: leftPx + partPx / 2 + labelWidthPx(hangText) + 12 > widthPx,
    };
    leftPx += partPx;
    return part;
  });
  // No line may run through a text. A text to the left of its line is safe from lines further right,
  // so of those the leftmost hangs highest; a text to the right of its line, the other way round.
  const hanging = parts.filter((part) => part.hangRow !== null);
  const rows = [
    ...hanging.filter((part) => part.hangLeft),
    ...hanging.filter((part) => !part.hangLeft).toReversed(),
  ];
  for (const [row, part] of rows.entries()) part.hangRow = row;
  return parts;
}

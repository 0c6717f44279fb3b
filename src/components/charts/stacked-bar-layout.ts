import { type ChartTone, labelWidthPx } from '@/components/charts/chart-type.ts';

export type StackSegment = { id: string; label: string; value: number; tone: ChartTone };

export type StackPart = {
  segment: StackSegment;
  leftPx: number;
  widthPx: number;
  valueText: string;
  /** The row below the bar in which its name hangs; null if the name fits inside. */
  hangRow: number | null;
  hangText: string;
  /** Whether the hanging text is to the left of its line, because there is no room on the right. */
  hangLeft: boolean;
};

/**
 * Lays the segments out side by side over the width, with a place for each name.
 * @param fullValue the value of the full width, unless the segments' sum is greater
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
  // No line may cross a text. Lines farther right never reach a text that is left of its line, so
  // among those the leftmost hangs highest; among texts right of their lines, the rightmost.
  const hanging = parts.filter((part) => part.hangRow !== null);
  const rows = [
    ...hanging.filter((part) => part.hangLeft),
    ...hanging.filter((part) => !part.hangLeft).toReversed(),
  ];
  for (const [row, part] of rows.entries()) part.hangRow = row;
  return parts;
}

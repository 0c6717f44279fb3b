import { type DutyLayer, dutyLayerKinds } from './duty-types.ts';

/**
 * Merges the layers of several ten-digit lines into one stack: equal layers stay, and different
 * ones become a layer without a single rate that lists the possible rates.
 */
export function mergeLayers(stacks: readonly (readonly DutyLayer[])[]): DutyLayer[] {
  return dutyLayerKinds.flatMap((kind) => {
    const layers = stacks.map((stack) => stack.find((layer) => layer.kind === kind) ?? null);
    return mergeKind(layers);
  });
}

function mergeKind(layers: readonly (DutyLayer | null)[]): DutyLayer[] {
  const present = layers.filter((layer) => layer !== null);
  const [first] = present;
  if (first === undefined) return [];
  const texts = [...new Set(layers.map((layer) => layer?.rateText ?? '0%'))];
  const rates = new Set(layers.map((layer) => layer?.ratePct ?? (layer === null ? 0 : null)));
  if (texts.length === 1 || (rates.size === 1 && !rates.has(null))) return [first];
  const doubt = present.find((layer) => layer.doubt !== undefined)?.doubt;
  const headings = new Set(present.map(({ heading }) => heading));
  return [
    {
      ...first,
      heading: headings.size === 1 ? first.heading : null,
      label: commonStart(present.map(({ label }) => label)),
      ratePct: null,
      minimumPct: Math.min(...layers.map((layer) => layer?.minimumPct ?? 0)),
      rateText: texts
        .sort((one, other) => Number.parseFloat(one) - Number.parseFloat(other))
        .join(' or '),
      reason: doubt ?? 'It depends on the ten-digit line.',
      amountUsd: null,
    },
  ];
}

/** "Section 301, China list 3" and "… list 4A" have "Section 301" in common. */
function commonStart(labels: readonly string[]): string {
  const [first = ''] = labels;
  return labels.every((label) => label === first) ? first : (first.split(',')[0] ?? first);
}

import type { UnderstoodKind } from '../_shared/domain/goods/understand.ts';
import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';
import type { KindDecision } from '../_shared/domain/tariff-lines/decide-by-kind.ts';
import type { TariffStore } from '../_shared/tariff-store.ts';
import type { Classification } from './classification.ts';

/** The line that a kind of goods leads to; undefined when the schedule does not have it. */
export async function classifyByKind(
  { isDecided, lines, named }: KindDecision,
  store: TariffStore,
): Promise<Classification | undefined> {
  const [chosen, ...others] = await linesOfKind({ lines, named }, store);
  if (chosen === undefined) return undefined;
  return {
    code: chosen.hts8,
    confidence: isDecided ? 'medium' : 'low',
    isFromTerm: true,
    reason: reasonFor(named, lines[0]?.when ?? 'any'),
    candidates: others,
  };
}

/** The lines of a kind of goods, the likeliest first. */
export async function linesOfKind(
  { lines, named: { saidAs } }: Pick<KindDecision, 'lines' | 'named'>,
  store: TariffStore,
): Promise<TariffSearchHit[]> {
  const facts = await store.facts(lines.map(({ code }) => code));
  return lines.flatMap(({ code, when }) => {
    const line = facts.find((each) => each.line.hts8 === code)?.line;
    return line === undefined
      ? []
      : [
          {
            hts8: code,
            description: line.description,
            generalRateText: line.generalRateText,
            matchedTerm: when === 'any' ? saidAs : `${saidAs}, ${when}`,
            termConfidence: 'medium' as const,
            termNote: when === 'any' ? '' : when,
            rank: 1,
          },
        ];
  });
}

function reasonFor({ kind }: UnderstoodKind, when: string): string {
  const condition = when === 'any' ? '' : ` (${when})`;
  return `${capitalized(kind.plural)} usually enter under this line${condition}; other lines are possible.`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

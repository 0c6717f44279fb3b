import { factsOf } from '../_shared/domain/goods/kind-facts.ts';
import { type UnderstoodKind, understand } from '../_shared/domain/goods/understand.ts';
import { tokenize } from '../_shared/domain/language/words.ts';
import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';
import type { Classification } from './classify.ts';
import type { TariffStore } from './tariff-store.ts';

/**
 * The line of the kind of goods that the words name, by the material or use that they state; the
 * usual line, with low confidence, when they state none that decides. Undefined when they name no
 * kind that we know.
 */
export async function classifyByKind(
  product: string,
  store: TariffStore,
): Promise<Classification | undefined> {
  const { kinds, materials } = understand(product);
  const [named] = kinds;
  if (named === undefined) return undefined;
  const { tariffLines, tariffQuestion } = factsOf(named.kind.id);
  const stated = new Set(tokenize(`${product} ${materials.join(' ').replaceAll('-', ' ')}`));
  const ranked = tariffLines
    .map(({ when, code }, place) => ({ code, when, place, fit: fitOf(when, stated) }))
    .sort((a, b) => b.fit - a.fit || a.place - b.place);
  const [best, next] = ranked;
  if (best === undefined) return undefined;
  const hits = await hitsOf(ranked, named, store);
  const [chosen, ...others] = hits;
  if (chosen === undefined) return undefined;
  const isDecided = next === undefined || best.fit > next.fit;
  return {
    code: chosen.hts8,
    confidence: isDecided ? 'medium' : 'low',
    isFromTerm: true,
    reason: reasonFor(named, best.when, isDecided, tariffQuestion),
    candidates: others,
  };
}

/** How many words of the condition the question states; "any" is the least that fits. */
function fitOf(when: string, stated: ReadonlySet<string>): number {
  return tokenize(when).filter((word) => stated.has(word)).length;
}

async function hitsOf(
  lines: readonly { code: string; when: string }[],
  { saidAs }: UnderstoodKind,
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

function reasonFor(
  { kind }: UnderstoodKind,
  when: string,
  isDecided: boolean,
  question: string,
): string {
  const usual = `${capitalized(kind.plural)} usually enter under this line`;
  const condition = when === 'any' ? '' : ` (${when})`;
  if (isDecided) return `${usual}${condition}; other lines are possible.`;
  return `${usual}${condition}. ${question === '' ? 'Other lines are possible.' : question}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

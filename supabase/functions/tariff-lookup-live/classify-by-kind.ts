import { factsOf } from '../_shared/domain/goods/kind-facts.ts';
import { type UnderstoodKind, understand } from '../_shared/domain/goods/understand.ts';
import { tokenize } from '../_shared/domain/language/words.ts';
import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';
import type { Classification } from './classify.ts';
import type { TariffStore } from './tariff-store.ts';

/** The line of the kind of goods that some words name. */
export type KindDecision = {
  named: UnderstoodKind;
  /** Its lines, the likeliest first. */
  lines: readonly { code: string; when: string; fit: number }[];
  /** Whether the stated material or use leads to one subheading, or there is only one line. */
  isDecided: boolean;
  /** Lines that the stated material rules out. */
  excludes: readonly string[];
};

/**
 * Finds the lines of the kind of goods that the words name, by the material or use that they state.
 * Undefined when they name no kind that we know.
 */
export function decideByKind(product: string): KindDecision | undefined {
  const { kinds, materials } = understand(product);
  const [named] = kinds;
  if (named === undefined) return undefined;
  // The words of the name say what it is, not what it is made of: all leather boots are leather.
  const nameWords = tokenize(named.saidAs);
  const statedMaterials = materials.filter(
    (material) => !material.split('-').every((word) => nameWords.includes(word)),
  );
  // "Wooden spoons, olive wood" is about no olives.
  if (named.kind.category === 'food' && statedMaterials.length > 0) return undefined;
  const stated = new Set(
    [
      product,
      ...statedMaterials.map(
        (material) => `${material.replaceAll('-', ' ')} ${tariffNames[material] ?? ''}`,
      ),
    ]
      .flatMap(tokenize)
      .filter((word) => !nameWords.includes(word)),
  );
  const lines = factsOf(named.kind.id)
    .tariffLines.map(({ when, code }, place) => ({ code, when, place, fit: fitOf(when, stated) }))
    .sort((a, b) => b.fit - a.fit || a.place - b.place);
  const [best] = lines;
  if (best === undefined) return undefined;
  const tied = lines.filter(({ fit }) => fit === best.fit);
  return {
    named,
    lines,
    isDecided:
      !materials.includes('cotton-polyester') &&
      tied.every(({ code }) => code.slice(0, 7) === best.code.slice(0, 7)),
    excludes: best.fit > 0 ? lines.filter(({ fit }) => fit === 0).map(({ code }) => code) : [],
  };
}

/** The line that a kind of goods leads to; undefined when the schedule does not have it. */
export async function classifyByKind(
  { isDecided, lines, named }: KindDecision,
  store: TariffStore,
): Promise<Classification | undefined> {
  const [chosen, ...others] = await hitsOf(lines, named, store);
  if (chosen === undefined) return undefined;
  return {
    code: chosen.hts8,
    confidence: isDecided ? 'medium' : 'low',
    isFromTerm: true,
    reason: reasonFor(named, lines[0]?.when ?? 'any'),
    candidates: others,
  };
}

const manMade = 'man-made fibers synthetic';

/** Materials in the words of the tariff schedule. */
const tariffNames: Readonly<Partial<Record<string, string>>> = {
  polyester: manMade,
  nylon: manMade,
  spandex: manMade,
  acrylic: manMade,
  microfiber: manMade,
  viscose: `${manMade} artificial`,
  'bamboo-viscose': `${manMade} artificial`,
  'organic-cotton': 'cotton',
  merino: 'wool',
  cashmere: 'fine animal hair',
  canvas: 'cotton textile',
  denim: 'cotton',
  'vegan-leather': 'plastic',
  silicone: 'plastic',
  pvc: 'plastic',
  eva: 'plastic rubber',
  'stainless-steel': 'steel',
  'cast-iron': 'iron',
  'carbon-steel': 'steel',
  stoneware: 'ceramic stoneware',
  bamboo: 'bamboo wood',
};

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

function reasonFor({ kind }: UnderstoodKind, when: string): string {
  const condition = when === 'any' ? '' : ` (${when})`;
  return `${capitalized(kind.plural)} usually enter under this line${condition}; other lines are possible.`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

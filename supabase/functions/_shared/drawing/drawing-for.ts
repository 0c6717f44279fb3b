import { goodsDrawings } from './goods-drawings.generated.ts';
import { templateTitle } from './template.ts';
import { templates } from './templates.generated.ts';

/** What a description is understood as, as far as a picture needs it. */
export type DescribedGoods = {
  /** A kind of data/goods; undefined when nothing was understood. */
  kindId: string | undefined;
  /** "fermenting weight"; undefined when nothing was understood. */
  kindName: string | undefined;
  /** What the words ask to have printed: "red heart". */
  printWords: readonly string[];
  /** Words before the name, which may name a motif ("sunflower mug") or only describe. */
  modifiers?: readonly string[];
};

export type ChosenDrawing = {
  template: string;
  /** What is shown, in words. */
  depicts: string;
  /** Whether a parcel stands in for a product that has no drawing. */
  standsIn: boolean;
};

const standIn = 'tagged-parcel';
const standInPackaging = 'mailer-box';

/** The template for the product or its packaging; a tagged parcel where nothing fits. */
export function drawingFor(
  { kindId, kindName }: Pick<DescribedGoods, 'kindId' | 'kindName'>,
  target: 'product-design' | 'packaging-design',
): ChosenDrawing {
  const entry = kindId === undefined ? undefined : goodsDrawings[kindId];
  const [product, packaging, caption] = entry ?? [standIn, standInPackaging];
  const name = caption ?? (entry ? titleOf(product) : kindName);
  if (target === 'packaging-design') {
    const container = titleOf(packaging);
    const depicts = name === undefined ? container : `${container} for ${withArticle(name)}`;
    return { template: templateOf(packaging), depicts, standsIn: false };
  }
  if (entry) return { template: templateOf(product), depicts: name ?? '', standsIn: false };
  const missing = name === undefined ? 'the product' : withArticle(name);
  return {
    template: templateOf(product),
    depicts: `${titleOf(product)} standing in for ${missing}`,
    standsIn: true,
  };
}

/** @throws Error for an id without a template, which `npm run data` rules out */
function templateOf(id: string): string {
  const template = templates[id];
  if (template === undefined) throw new Error(`No such template: ${id}`);
  return template;
}

function titleOf(id: string): string {
  return templateTitle(templateOf(id));
}

/** "a mug", "an enamel pin", "socks", "a pair of socks". */
export function withArticle(label: string): string {
  if (/^(two|three|four) /.test(label)) return label;
  const head = label.split(/ (?:of|in|on|with|for) /)[0] ?? label;
  if (head === label && /[^s]s$/.test(label)) return label;
  return /^[aeiou]/i.test(label) ? `an ${label}` : `a ${label}`;
}

import { readNiches } from '../_shared/domain/niches/find-niches.ts';
import { fillerWords, isFunctionWord } from '../_shared/domain/niches/small-words.ts';
import { stemOf, type TextWord, wordsOf } from '../_shared/domain/niches/text-words.ts';
import { type ProductCategory, productCategories } from '../_shared/domain/product-categories.ts';
import type { CreatorProfile } from './creator-profile.ts';
import { type CatalogIdea, type ClassicGoods, ideasByNiche } from './idea-catalog.ts';

/** Whether the visitor does not want a product: they said so or have seen it. */
export type Refusals = (goods: CatalogIdea | ClassicGoods) => boolean;

/** The words that refuse a whole category. */
const categoryWords: Readonly<Record<ProductCategory, readonly string[]>> = {
  apparel: ['clothes', 'clothing', 'apparel', 'garment', 'shirt', 'ropa'],
  accessories: ['accessory', 'accesorio'],
  'home-goods': ['homeware', 'housewares'],
  beauty: ['cosmetic', 'beauty', 'cosmetico', 'belleza'],
  fitness: ['fitness', 'workout', 'exercise', 'gym', 'gimnasio'],
  tech: ['tech', 'technology', 'gadget', 'electronics', 'electronic', 'tecnologia'],
  music: ['music', 'musica'],
  gaming: ['game', 'gaming', 'toy', 'juego', 'juguete'],
  food: ['food', 'edible', 'eat', 'snack', 'drink', 'grocery', 'comida', 'comestible', 'bebida'],
  pets: ['pet', 'animal', 'mascota'],
};

/** The words that refuse a whole category, unless the visitor posts about another part of it. */
const partWords: Partial<Record<ProductCategory, readonly string[]>> = {
  beauty: ['makeup', 'skincare', 'maquillaje'],
};

/** What the visitor said "no" to, and the products that they have already seen. */
export function refusalsOf({ texts }: CreatorProfile, excludedNames: readonly string[]): Refusals {
  const seen = new Set(excludedNames.map(comparableName));
  const read = [texts.description, texts.bio];
  const deniedNiches = new Set(read.flatMap(({ deniedNicheIds }) => [...deniedNicheIds]));
  const stems = new Set(
    read.flatMap(({ words, denied }) => words.filter((_, place) => denied[place]).map(stemOfWord)),
  );
  const isDenied = (words: readonly string[] | undefined) =>
    words?.some((word) => stems.has(stemOf(word))) ?? false;
  const wanted = new Set(texts.description.niches.map(({ id }) => mainCategoryOf(id)));
  const categories = new Set(
    productCategories.filter(
      (category) =>
        isDenied(categoryWords[category]) ||
        (isDenied(partWords[category]) && !wanted.has(category)),
    ),
  );
  // In either language: "maquillaje no" is said to makeup pads as well.
  const isNamed = (name: string) =>
    stems.size > 0 &&
    (wordsOf(name).some(({ plain, stem }) => stems.has(stem) && !isEmptyWord(plain)) ||
      readNiches(name).niches.some(({ id }) => deniedNiches.has(id)));
  return (goods) =>
    categories.has(goods.kind.category) ||
    isNamed(goods.name) ||
    goods.kind.id.split('-').every((part) => stems.has(stemOf(part))) ||
    ('nicheIds' in goods &&
      (seen.has(comparableName(goods.name)) || goods.nicheIds.some((id) => deniedNiches.has(id))));
}

/** Names that differ only in letter case, spaces or punctuation are the same name. */
export function comparableName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The category that most goods of a niche belong to. */
function mainCategoryOf(nicheId: string): ProductCategory | undefined {
  const ideas = ideasByNiche.get(nicheId) ?? [];
  return productCategories.find(
    (category) =>
      ideas.filter(({ kind }) => kind.category === category).length * 2 >= ideas.length &&
      ideas.length > 0,
  );
}

/** Whether a word in a name says nothing about what the thing is: "set", "with". */
function isEmptyWord(plain: string): boolean {
  return isFunctionWord(plain) || fillerWords.has(plain);
}

function stemOfWord({ stem }: TextWord): string {
  return stem;
}

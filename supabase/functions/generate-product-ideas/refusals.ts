import { stemOf, type TextWord } from '../_shared/domain/niches/text-words.ts';
import type { ProductCategory } from '../_shared/domain/product-categories.ts';
import type { CreatorProfile } from './creator-profile.ts';
import type { CatalogIdea, ClassicGoods } from './idea-catalog.ts';

/** Whether the visitor does not want a product: they said so or have seen it. */
export type Refusals = (goods: CatalogIdea | ClassicGoods) => boolean;

/** The words that refuse a whole category. */
const categoryWords: Readonly<Record<ProductCategory, readonly string[]>> = {
  apparel: ['clothes', 'clothing', 'apparel', 'garment', 'shirt', 'ropa'],
  accessories: ['accessory', 'accesorio'],
  'home-goods': ['homeware', 'housewares'],
  beauty: ['makeup', 'cosmetic', 'beauty', 'skincare', 'maquillaje', 'cosmetico', 'belleza'],
  fitness: ['fitness', 'workout', 'exercise', 'gym', 'gimnasio'],
  tech: ['tech', 'technology', 'gadget', 'electronics', 'electronic', 'tecnologia'],
  music: ['music', 'musica'],
  gaming: ['game', 'gaming', 'toy', 'juego', 'juguete'],
  food: ['food', 'edible', 'eat', 'snack', 'drink', 'grocery', 'comida', 'comestible', 'bebida'],
  pets: ['pet', 'animal', 'mascota'],
};

/** What the visitor said "no" to, and the products that they have already seen. */
export function refusalsOf({ texts }: CreatorProfile, excludedNames: readonly string[]): Refusals {
  const seen = new Set(excludedNames.map(comparableName));
  const read = [texts.description, texts.bio];
  const deniedNiches = new Set(read.flatMap(({ deniedNicheIds }) => [...deniedNicheIds]));
  const stems = new Set(
    read.flatMap(({ words, denied }) => words.filter((_, place) => denied[place]).map(stemOfWord)),
  );
  const categories = new Set(
    Object.entries(categoryWords).flatMap(([category, words]) =>
      words.some((word) => stems.has(stemOf(word))) ? [category] : [],
    ),
  );
  return (goods) =>
    categories.has(goods.kind.category) ||
    goods.kind.id.split('-').every((part) => stems.has(stemOf(part))) ||
    ('nicheIds' in goods &&
      (seen.has(comparableName(goods.name)) || goods.nicheIds.some((id) => deniedNiches.has(id))));
}

/** Names that differ only in letter case, spaces or punctuation are the same name. */
export function comparableName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function stemOfWord({ stem }: TextWord): string {
  return stem;
}

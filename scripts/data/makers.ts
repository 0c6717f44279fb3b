/** The text of each file by its path in the project. */
export type GeneratedFiles = Readonly<Record<string, string>>;

type Maker = { generatedFiles: () => GeneratedFiles | Promise<GeneratedFiles> };

/**
 * The generators of `npm run data`. Each is loaded right before it runs, because it reads modules
 * that earlier ones have written.
 */
export const makers: readonly (() => Promise<Maker>)[] = [
  () => import('./countries.ts'),
  () => import('./goods.ts'),
  () => import('./swag-names.ts'),
  () => import('./factories.ts'),
  () => import('./world-shapes.ts'),
  () => import('./forced-labor-origins.ts'),
  () => import('./section-338.ts'),
  () => import('./section-232-other.ts'),
  () => import('./section-232-lists.ts'),
  () => import('./quartz-exempt.ts'),
  () => import('./brazil-exempt.ts'),
  () => import('./scheduled-changes.ts'),
  () => import('./trade-orders.ts'),
  () => import('./tariff-seeds.ts'),
  () => import('./sample-duties.ts'),
  () => import('./catalog-lines.ts'),
  () => import('./country-facts.ts'),
  () => import('./factory-closures.ts'),
  () => import('./stock-kinds.ts'),
  () => import('./niches.ts'),
  () => import('./product-ideas.ts'),
  () => import('./knowledge/knowledge-seed.ts'),
  () => import('./knowledge/asked-questions.ts'),
  () => import('./pictures/pictures.ts'),
  () => import('./swag-drawings.ts'),
  () => import('./card-letters.ts'),
];

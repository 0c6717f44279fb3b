/** The text of each file by its path in the project. */
export type GeneratedFiles = Readonly<Record<string, string>>;

type Maker = { generatedFiles: () => GeneratedFiles | Promise<GeneratedFiles> };

/**
 * What `npm run data` makes from data/, src/content and the domain, each loaded when its turn comes:
 * a maker reads modules that those before it have written.
 */
export const makers: readonly (() => Promise<Maker>)[] = [
  () => import('./countries.ts'),
  () => import('./world-shapes.ts'),
  () => import('./forced-labor-origins.ts'),
  () => import('./tariff-seeds.ts'),
  () => import('./sample-duties.ts'),
  () => import('./country-facts.ts'),
  () => import('./knowledge/knowledge-seed.ts'),
];

import { z } from 'zod';
import { paths, socialPreviewPath } from '@/config/paths.ts';

const firstWords = z.object({
  title: z.string(),
  label: z.string().optional(),
  /** The home page has no line above its title; its tagline is used instead. */
  tagline: z.string().optional(),
  ground: z.enum(['paper', 'blush', 'butter', 'sky', 'kraft', 'ink', 'tomato', 'leaf']).optional(),
  picture: z.object({ name: z.string() }).optional(),
});

const pageWords = z.object({
  meta: z.object({ path: z.string() }),
  hero: firstWords.optional(),
  header: firstWords.optional(),
});

const pagePaths: readonly string[] = Object.values(paths);

export type Preview = {
  /** Relative to the site's root, without a leading slash. */
  fileName: string;
  title: string;
  label: string;
  ground: NonNullable<z.infer<typeof firstWords>['ground']>;
  /** The name of a master in art/. */
  picture: string | null;
};

/** The first words of each page, from the content that the page itself shows. */
export function readPreviews(contentModules: Record<string, Record<string, unknown>>): Preview[] {
  const previews = Object.values(contentModules)
    .flatMap((exports) => Object.values(exports))
    .flatMap((exported) => {
      const { data } = pageWords.safeParse(exported);
      const words = data?.header ?? data?.hero;
      if (data === undefined || words === undefined || !pagePaths.includes(data.meta.path)) {
        return [];
      }
      return [
        {
          fileName: socialPreviewPath(data.meta.path).slice(1),
          title: words.title,
          label: words.label ?? words.tagline ?? '',
          ground: words.ground ?? 'blush',
          picture: data.hero?.picture?.name ?? null,
        },
      ];
    });
  return previews.toSorted((a, b) => a.fileName.localeCompare(b.fileName));
}

/** The previews of the current content. */
export function sitePreviews(): Preview[] {
  return readPreviews(import.meta.glob('/src/pages/*/copy.ts', { eager: true }));
}

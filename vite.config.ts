import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { checkedEnv } from './scripts/checked-env.ts';
import { plainImports } from './scripts/plain-imports.ts';
import { prerenderedSite } from './scripts/prerender/vite-plugin.ts';
import { productionRouter } from './scripts/production-router.ts';
import { socialPreviews } from './scripts/social-previews/vite-plugin.ts';
import { brandName } from './supabase/functions/_shared/domain/brand.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const alias = {
  '@functions': at('./supabase/functions'),
  '@tests': at('./tests'),
  '@': at('./src'),
};

/**
 * The oldest browsers the site is for, those that Tailwind 4 writes for: of March 2023, Firefox of
 * July 2024. tests/supported-browsers.test.ts keeps younger abilities out of the code.
 */
const supportedBrowsers = ['chrome111', 'edge111', 'safari16.4', 'ios16.4', 'firefox128'];

/** Modules that no page does without. */
const onEveryPage = new RegExp(
  [
    'src/(?:app|config)/',
    'src/components/layout/(?:brand-mark|late-notices|new-tab-hint|page-head|site-header|site-link|skip-link)\\.',
    'src/components/stickers/(?:sticker|smiley-sticker)\\.',
    'src/components/ui/(?:button|glyph|spinner|toast|toast-store)\\.',
    'src/components/sections/studio-picture\\.',
    'src/content/(?:site|error-pages|pictures\\.generated)\\.',
    'src/lib/(?:cn|structured-data)\\.',
    'src/hooks/(?:announce-filled-in|early-translation|gentle-scroll|translated-page|use-arrival)\\.',
    'src/hooks/(?:use-hydrated|use-page-tracking|use-prefetch)\\.',
    'src/hooks/(?:use-scroll-memory|use-scrolled-past|when-element-exists|when-idle)\\.',
    'src/pages/blocks/late-part\\.',
    '_shared/domain/brand\\.',
    'node_modules/clsx',
  ].join('|'),
);

export default defineConfig({
  plugins: [
    plainImports(),
    productionRouter(),
    checkedEnv(),
    react(),
    tailwindcss(),
    socialPreviews(brandName),
    prerenderedSite(),
  ],
  resolve: { alias },
  // The dev and preview servers are started by supabase/local, which mounts the backend in front.
  appType: 'spa',
  server: {
    // No page of another origin needs anything of this server, not even one on another port.
    cors: false,
    fs: {
      // What the site is made of, and nothing beside it: the folder also holds keys and data.
      allow: [
        at('./index.html'),
        at('./src'),
        at('./supabase/functions/_shared'),
        at('./node_modules'),
      ],
      deny: [
        '.env',
        '.env.*',
        '*.{crt,pem,key,p12,pfx,cer,der}',
        '.npmrc',
        '**/.git/**',
        '**/supabase/.temp/**',
      ],
    },
  },
  build: {
    target: supportedBrowsers,
    sourcemap: false,
    assetsInlineLimit: 2048,
    // Each page's HTML names what it needs at once; lists of the rest would weigh on every page.
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      treeshake: {
        // Words and pictures: a page that needs none of a module's does not load it.
        moduleSideEffects: [{ test: /\/src\/content\//, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          // Many small files pack badly: what every page has comes in two, the second changing more.
          groups: [
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
            },
            { name: 'site', test: onEveryPage },
          ],
        },
      },
    },
  },
  test: {
    // Vitest keeps a core for its watcher; a run that is not watched can have them all.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          setupFiles: ['tests/support/fail-on-console.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/fail-on-console.ts', 'tests/support/dom.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});

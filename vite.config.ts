import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { checkedEnv } from './scripts/checked-env.ts';
import { guidePdf } from './scripts/guide-pdf/vite-plugin.ts';
import { iconFiles } from './scripts/icon-files.ts';
import { plainImports } from './scripts/plain-imports.ts';
import { commonModules, toolChunks } from './scripts/prerender/chunks.ts';
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
 * The oldest supported browsers, which are those of Tailwind 4: from March 2023, Firefox from July
 * 2024. tests/supported-browsers.test.ts keeps newer features out of the code.
 */
const supportedBrowsers = ['chrome111', 'edge111', 'safari16.4', 'ios16.4', 'firefox128'];

/** The modules that every page uses, as one chunk: many small files compress badly. */
const common = commonModules();

/** Words and pictures: a page that imports one of these modules may use nothing of it. */
const words = /\/src\/content\/|\/src\/(tools|pages)\/[^/]+\/([a-z-]+-)?copy\.ts$/;

/** What only some tools use, as one chunk for those that use the same. */
const tools = toolChunks((moduleId) => moduleId.includes('/src/content/'));

/**
 * Tests of pure rules and of parts of one function; tests/architecture.test.ts ensures that they
 * stay pure.
 */
const pureTests = [
  'tests/src/{config,content,lib}/**/*.test.ts',
  'tests/src/tools/*/rules/**/*.test.ts',
  'tests/supabase/functions/*/**/*.test.ts',
];

/**
 * Tests that replace a module have a process each: what they replace would stay so in the next file.
 * The others of a project share one (tests/support/fresh-start.ts).
 */
const testsWithMocks = readdirSync(at('./tests'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => join('tests', path))
  .filter((path) => /\bvi\.(?:mock|doMock)\(/.test(readFileSync(at(path), 'utf8')));

/** Tests that open a second embedded database do not go into the process that has one already. */
const testsWithOwnDatabase = ['tests/supabase/functions/hostile-text.test.ts'];

const nodeTests = {
  environment: 'node',
  setupFiles: ['tests/support/fresh-start.ts', 'tests/support/fail-on-console.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  plugins: [
    plainImports(),
    iconFiles(),
    productionRouter(),
    checkedEnv(),
    react(),
    tailwindcss(),
    socialPreviews(brandName),
    guidePdf(),
    common.plugin,
    tools.plugin,
    prerenderedSite(),
  ],
  resolve: { alias },
  // The dev and preview servers are started by supabase/local, which mounts the backend in front.
  appType: 'spa',
  server: {
    // No page of another origin needs this server, not even one on another port.
    cors: false,
    fs: {
      // Only the sources of the site, because the folder also contains keys and data.
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
    // Each page's HTML names the files it needs; lists of the rest would add weight to every page.
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      // Inlines words and numbers from other modules, so that those modules are not loaded.
      optimization: { inlineConst: true },
      treeshake: {
        // A page that needs none of a module's words does not load it.
        moduleSideEffects: [{ test: words, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          // Two files, because the framework changes less often than the site.
          groups: [
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
            },
            { name: 'site', test: common.has },
            { name: tools.nameOf, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  test: {
    // Vitest reserves a core for its watcher; a run without one can use all cores.
    maxWorkers: '100%',
    reporters: ['default', './tests/support/slowest-tests.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          include: pureTests,
          setupFiles: ['tests/support/fail-on-console.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Nothing here mocks a module, so files share a process.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          // In a separate group, because a shared worker ends when the next file is from another
          // project.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...nodeTests,
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            ...pureTests,
            ...testsWithMocks,
            ...testsWithOwnDatabase,
          ],
          isolate: false,
          sequence: { groupOrder: 2, setupFiles: 'list' },
        },
      },
      {
        extends: true,
        // As Node finds them: Vite takes React Router's CommonJS build, which requires ES modules.
        resolve: {
          alias: ['react-router-dom', 'react-router/dom', 'react-router'].map((name) => ({
            find: new RegExp(`^${name}$`),
            replacement: fileURLToPath(import.meta.resolve(name)),
          })),
        },
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/fail-on-console.ts', 'tests/support/dom.ts'],
          testTimeout: 20_000,
          // A window of its own for each file, without the cost of a process for each.
          pool: 'vmThreads',
          server: { deps: { inline: [/\/node_modules\/react-router(-dom)?\//] } },
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          ...nodeTests,
          name: 'node-with-mocks',
          include: [...testsWithMocks, ...testsWithOwnDatabase],
        },
      },
    ],
  },
});

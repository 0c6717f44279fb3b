import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { prerenderedSite } from './scripts/prerender/vite-plugin.ts';
import { socialPreviews } from './scripts/social-previews/vite-plugin.ts';
import { brandName } from './supabase/functions/_shared/domain/brand.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const alias = {
  '@functions': at('./supabase/functions'),
  '@tests': at('./tests'),
  '@': at('./src'),
};

export default defineConfig({
  plugins: [react(), tailwindcss(), socialPreviews(brandName), prerenderedSite()],
  resolve: { alias },
  // The dev and preview servers are started by supabase/local, which mounts the backend in front.
  appType: 'spa',
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 2048 },
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

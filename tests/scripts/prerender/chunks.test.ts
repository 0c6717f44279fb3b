import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { devRoutes, notFoundRoute, routes } from '@/app/routes.ts';
import { pageFile } from '../../../scripts/prerender/chunks.ts';

const root = join(import.meta.dirname, '../../..');
const allRoutes = [...routes, notFoundRoute, ...devRoutes];

test('every page folder is in the route table exactly once', () => {
  const folders = readdirSync(join(root, 'src/pages')).filter((name) =>
    existsSync(join(root, pageFile(name))),
  );
  expect(allRoutes.map(({ page }) => page).toSorted()).toEqual(folders.toSorted());
});

test('a page whose script starts with the first view has a tool.tsx or is the tool itself', () => {
  const withTool = allRoutes.filter(({ page }) => existsSync(join(root, pageFile(page, 'tool'))));
  expect(withTool.every(({ isTool }) => isTool)).toBe(true);
});

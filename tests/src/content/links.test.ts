import { readdirSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { demandTestAnchor, homeAnchors, inHandsPlannerAnchor, paths } from '@/config/paths.ts';
import { swagListAnchor } from '@/tools/swag-catalog/copy.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/content/*.ts', '/src/pages/*/*copy.ts'],
  { eager: true },
);

type FoundLink = { module: string; href: string; name: string };

/** Every object in the content that holds a link. */
function linksIn(module: string, value: unknown): FoundLink[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string, unknown][] = Object.entries(value);
  const field = new Map(entries);
  const href = field.get('href') ?? (field.has('description') ? field.get('path') : undefined);
  const name = field.get('label') ?? field.get('name') ?? field.get('title');
  const own = typeof href === 'string' ? [{ module, href, name: String(name ?? '') }] : [];
  return [...own, ...entries.flatMap(([, child]) => linksIn(module, child))];
}

const links = Object.entries(modules).flatMap(([module, exports]) => linksIn(module, exports));
const pagePaths = Object.values(paths);

test('the whole content is read', () => {
  expect(Object.keys(modules)).toHaveLength(
    ['src/content', 'src/pages']
      .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      .filter((file) => /^[^/]+\.ts$|\/(?:[^/]+-)?copy\.ts$/.test(file)).length,
  );
  expect(links.length).toBeGreaterThan(60);
});

test('every link has a name', () => {
  expect(links.filter(({ name }) => name.trim() === '')).toEqual([]);
});

test('every link leads to a page of ours, to the web or to an email address', () => {
  const lost = links.filter(({ href }) => {
    if (/^https?:\/\/\S+$|^mailto:\S+@\S+$/.test(href)) return false;
    const [pathname = ''] = href.split(/[?#]/);
    return !pagePaths.some((path) => matchPath(path, pathname));
  });
  expect(lost).toEqual([]);
});

test('every link with an anchor names an existing section', () => {
  const anchors: string[] = [
    ...Object.values(homeAnchors),
    inHandsPlannerAnchor,
    demandTestAnchor,
    swagListAnchor,
  ];
  const lost = links.filter(({ href }) => {
    const hash = href.startsWith('/') ? href.split('#')[1] : undefined;
    return hash !== undefined && !anchors.includes(hash);
  });
  expect(lost).toEqual([]);
});

test('header and footer together link to every page', async () => {
  const { headerGroups, headerLinks } = await import('@/content/navigation.ts');
  const { footer } = await import('@/content/footer.ts');
  const { footerLegal } = await import('@/content/footer-legal.ts');
  const reached = new Set([
    paths.home,
    // The former address of "how we work"; nothing should link there anymore.
    paths.pricing,
    // Whoever makes a demand test links to its page.
    paths.drop,
    ...headerLinks.map((link) => link.path),
    ...headerGroups.flatMap((group) => group.links.map((link) => link.path)),
    ...[...footer.groups, footerLegal].flatMap((group) => group.links.map((link) => link.href)),
  ]);
  expect(pagePaths.filter((path) => !reached.has(path))).toEqual([]);
});

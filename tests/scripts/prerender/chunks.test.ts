import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { devRoutes, notFoundRoute, routes } from '@/app/routes.ts';
import { nameToolChunks, pageFile } from '../../../scripts/prerender/chunks.ts';

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

/** The chunks of a build whose modules import these, some of them late; large modules have large in their names. */
function chunksOf(imports: Record<string, readonly string[]>) {
  const graph = {
    getModuleIds: () => Object.keys(imports),
    getModuleInfo: (id: string) => ({
      importedIds: (imports[id] ?? []).filter((each) => !each.startsWith('late:')),
      dynamicallyImportedIds: (imports[id] ?? [])
        .filter((each) => each.startsWith('late:'))
        .map((each) => each.slice('late:'.length)),
      code: 'x'.repeat(id.includes('large') ? 20_000 : 100),
    }),
  };
  return nameToolChunks(graph, (id) => id.includes('copy'));
}

const [quizPage, quizTool] = ['/src/pages/quiz/page.tsx', '/src/pages/quiz/tool.tsx'];
const [mapPage, mapTool] = ['/src/pages/map/page.tsx', '/src/pages/map/tool.tsx'];

test('what the same tools load first is one chunk, and another for those of a single tool', () => {
  const chunks = chunksOf({
    [quizPage]: [],
    [quizTool]: ['/a.ts', '/b.ts', '/large-own.ts'],
    [mapPage]: ['/a.ts'],
    [mapTool]: ['/b.ts'],
    '/b.ts': ['/deep.ts'],
    '/large-own.ts': [],
  });
  const shared = chunks.get('/a.ts');
  expect(shared).toMatch(/^tools-/);
  expect([chunks.get('/b.ts'), chunks.get('/deep.ts')]).toEqual([shared, shared]);
  expect(chunks.get('/large-own.ts')).toBe('quiz');
});

test('pages keep their files, and what no tool loads or may not use is left to the bundler', () => {
  const chunks = chunksOf({
    [quizPage]: ['/copy.ts'],
    [quizTool]: ['/a.ts'],
    '/src/pages/about/page.tsx': ['/a.ts', '/about.ts'],
    '/late.ts': [],
  });
  expect(chunks.get('/a.ts')).toMatch(/^tools-/);
  for (const id of [quizPage, quizTool, '/copy.ts', '/about.ts', '/late.ts']) {
    expect(chunks.get(id), id).toBeUndefined();
  }
});

test.each([
  ['/small.ts', 'tools-0'],
  ['/large.ts', 'quiz'],
])('%s, which one tool loads, is in %s', (own, chunk) => {
  const chunks = chunksOf({
    [quizPage]: ['/both.ts'],
    [quizTool]: [own],
    [mapPage]: ['/both.ts'],
    [mapTool]: [],
  });
  expect(chunks.get('/both.ts')).toBe('tools-0');
  expect(chunks.get(own)).toBe(chunk);
});

test('a page without a tool loads nothing for tools', () => {
  const chunks = chunksOf({
    [quizPage]: ['/with-about.ts'],
    [quizTool]: ['/small.ts'],
    '/src/pages/about/page.tsx': ['/with-about.ts'],
  });
  expect(chunks.get('/small.ts')).toBe('quiz');
  expect(chunks.get('/with-about.ts')).toMatch(/^tools-/);
});

test('what another page loads late is apart from the rest of a tool', () => {
  const chunks = chunksOf({
    [quizPage]: [],
    [quizTool]: ['/large-bar.ts', '/large-quiz.ts'],
    [mapPage]: ['late:/details.ts'],
    '/details.ts': ['/large-bar.ts'],
  });
  expect(chunks.get('/large-quiz.ts')).toBe('quiz');
  expect(chunks.get('/large-bar.ts')).toBe('quiz-lent');
});

test('a small module stays where it is when others would load what it needs', () => {
  const chunks = chunksOf({
    [quizPage]: ['/both.ts', '/small.ts'],
    [mapPage]: ['/both.ts'],
    [mapTool]: [],
    [quizTool]: [],
    '/small.ts': ['/with-about.ts'],
    '/src/pages/about/page.tsx': ['/with-about.ts'],
  });
  expect(chunks.get('/small.ts')).toBe('quiz');
});

import { expect, test } from 'vitest';
import { allPassages } from '../../../scripts/data/knowledge/all-passages.ts';
import { pagePassages } from '../../../scripts/data/knowledge/page-passages.ts';

test('there are at least 250 passages, of every kind and from every page', () => {
  const passages = allPassages();
  expect(passages.length).toBeGreaterThanOrEqual(250);
  expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
  expect(new Set(passages.map(({ kind }) => kind))).toEqual(
    new Set(['question', 'fact', 'page', 'country', 'duty', 'formula']),
  );
  expect(new Set(passages.map(({ page }) => page)).size).toBeGreaterThanOrEqual(14);
});

test("every passage fits its table's limits", () => {
  for (const { id, title, path, body, keywords } of allPassages()) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(title.length).toBeLessThanOrEqual(200);
    expect(path).toMatch(/^\/([^/]|$)/);
    expect(body.length).toBeLessThanOrEqual(2000);
    expect(keywords.join(' ').length).toBeLessThanOrEqual(900);
  }
});

test('no passage contains text of a link, a picture or a form', () => {
  const bodies = allPassages().map(({ body }) => body);
  expect(bodies.filter((body) => /https?:|mailto:|undefined|\[object|NaN/.test(body))).toEqual([]);
});

test('text of a page is found wherever it is', () => {
  const content = {
    meta: { title: 'ignored', description: 'What the page is about.', keywords: ['swag'] },
    hero: { title: 'A hero', lead: 'Long enough to be a passage.', actions: [{ label: 'Go' }] },
    list: {
      label: 'Reasons',
      items: [{ title: 'First', text: 'Because it is the first one.' }],
    },
    prices: [{ name: 'Small', price: '$1', text: 'For one thing.', includes: ['A', 'B'] }],
    faq: [{ id: 'a', question: 'Why?', answer: 'Because that is how it is.' }],
    picture: { title: 'A picture', text: 'is passed over in any case' },
  };
  const passages = pagePassages({ page: 'Swag', path: '/swag', content });
  expect(passages.map(({ id, kind, section, body }) => [id, kind, section, body])).toEqual([
    ['swag-about-this-page', 'page', '', 'What the page is about.'],
    ['swag-a-hero', 'fact', '', 'Long enough to be a passage.'],
    ['swag-first', 'fact', 'Reasons', 'Because it is the first one.'],
    ['swag-small', 'fact', '', 'Small: $1. For one thing. A; B.'],
    ['swag-why', 'question', '', 'Because that is how it is.'],
  ]);
});

import { readXml, type XmlElement } from '@tests/support/read-xml.ts';
import { expect } from 'vitest';

/** Whether a picture is one small document that fetches and runs nothing. */
export function expectSelfContained(svg: string): void {
  const elements = readXml(svg);
  const ids = idsIn(elements);
  const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
    ([, id, link]) => id ?? link,
  );

  expect(elements[0]?.attributes.get('viewBox')).toBe('0 0 800 800');
  expect(elements.filter(({ name }) => foreignElements.has(name))).toEqual([]);
  expect(elements.flatMap(({ attributes }) => [...attributes].filter(isOutside))).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|var\(|data-/);
  expect(new TextEncoder().encode(svg).length).toBeLessThan(60_000);
  expect(new Set(ids).size).toBe(ids.length);
  expect(used.filter((id) => id === undefined || !ids.includes(id))).toEqual([]);
}

export function idsIn(elements: readonly XmlElement[]): string[] {
  return elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
}

const foreignElements = new Set(['script', 'foreignObject', 'image', 'a', 'style']);

/** An event handler, a link to elsewhere, or anything that a browser would fetch. */
function isOutside([name, value]: readonly [string, string]): boolean {
  if (name === 'href') return !value.startsWith('#');
  return /^on|href/.test(name) || (name !== 'xmlns' && /https?:|data:|javascript:/.test(value));
}

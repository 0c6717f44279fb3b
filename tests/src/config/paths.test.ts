import { demandTestIdPattern } from '@functions/_shared/domain/demand/demand-test.ts';
import { expect, test } from 'vitest';
import {
  absoluteUrl,
  contactMailto,
  dropIdOf,
  dropIdPattern,
  dropPath,
  factorySearchPath,
  homeSection,
  pagePath,
  paths,
} from '@/config/paths.ts';

test('a factory search carries its query, whatever characters it has', () => {
  const path = factorySearchPath('soy candles & tins, 8 oz');
  const url = new URL(path, 'https://example.com');
  expect(url.pathname).toBe(paths.factorySearch);
  expect(url.searchParams.get('q')).toBe('soy candles & tins, 8 oz');
});

test('a blank factory search is the empty form', () => {
  expect(factorySearchPath('   ')).toBe(paths.factorySearch);
});

test('a mailto link keeps spaces and line breaks as mail programs read them', () => {
  expect(contactMailto()).toBe('mailto:hello@example.com');
  expect(contactMailto('A & B', 'one\ntwo words')).toBe(
    'mailto:hello@example.com?subject=A%20%26%20B&body=one%0Atwo%20words',
  );
});

test('a mailto link accepts any text, even an unpaired surrogate', () => {
  expect(contactMailto('cut \ud83e', '\udde6 off')).toBe(
    'mailto:hello@example.com?subject=cut%20%EF%BF%BD&body=%EF%BF%BD%20off',
  );
});

test('sections of the home page can be linked from other pages', () => {
  expect(homeSection('calculator')).toBe('/#calculator');
});

test('full URLs have one slash between site and path', () => {
  expect(absoluteUrl('/')).toBe('https://example.com/');
  expect(absoluteUrl('/about')).toBe('https://example.com/about');
});

test('every public page of a demand test shows one page, and only ids of the database are one', () => {
  expect(demandTestIdPattern.source).toBe(`^${dropIdPattern}$`);
  const path = dropPath('bcdfghjkmn');
  expect(dropIdOf(path)).toBe('bcdfghjkmn');
  expect(pagePath(path)).toBe(paths.drop);
  for (const other of ['/drop', '/drop/', '/drop/BCDFGHJKMN', `${path}/x`, '/about']) {
    expect(dropIdOf(other)).toBeUndefined();
    expect(pagePath(other)).toBe(other);
  }
});

import { expect, test } from 'vitest';
import { isOwnWorker, trustOwnMarkup } from '@/app/trusted-markup.ts';

type Policy = Parameters<NonNullable<Window['trustedTypes']>['createPolicy']>;

/** The rules that the browser is given. */
function told(): Policy[1] {
  const policies: Policy[] = [];
  trustOwnMarkup({ trustedTypes: { createPolicy: (...policy) => policies.push(policy) } });
  const [[name, rules] = []] = policies;
  expect(policies).toHaveLength(1);
  expect(name).toBe('default');
  if (rules === undefined) throw new Error('No rules were given');
  return rules;
}

test('the only trusted markup is an empty script and text that opens no element', () => {
  const { createHTML } = told();
  expect(createHTML('<script></script>')).toBe('<script></script>');
  expect(createHTML('[data-x]{color:red}')).toBe('[data-x]{color:red}');
  for (const text of [
    '<img src=x onerror=go()>',
    '<script>go()</script>',
    '<script></script><p>',
  ]) {
    expect(createHTML(text)).toBeUndefined();
  }
});

test('the only trusted script is JSON', () => {
  const { createScript } = told();
  expect(createScript('{"@graph":[]}')).toBe('{"@graph":[]}');
  for (const text of ['go()', '{"a":go()}', '[go()]', '']) {
    expect(() => createScript(text)).toThrow(SyntaxError);
  }
});

test('the only trusted address is that of the worker that reads catalogs', () => {
  expect(Object.keys(told())).toEqual(['createHTML', 'createScript', 'createScriptURL']);
  const page = 'https://brandbff.example/move-my-catalog?mc=1';
  const own = 'https://brandbff.example/assets/catalog-worker-Dm7u30QL.js';
  expect(isOwnWorker(own, page)).toBe(true);
  expect(isOwnWorker('/assets/catalog-worker-a_B-1.js', page)).toBe(true);
  for (const address of [
    '/assets/worker.js',
    '/assets/catalog-worker-1.js?then=go()',
    '/assets/catalog-worker-1.js#go()',
    '/assets/x/../catalog-worker-/../other.js',
    '/pictures/catalog-worker-1.js',
    'https://other.example/assets/catalog-worker-1.js',
    '//other.example/assets/catalog-worker-1.js',
    'http://brandbff.example/assets/catalog-worker-1.js',
    'blob:https://brandbff.example/assets/catalog-worker-1.js',
    'data:text/javascript,go()',
  ]) {
    expect(isOwnWorker(address, page), address).toBe(false);
  }
});

test('a browser without Trusted Types is left alone', () => {
  expect(() => trustOwnMarkup({})).not.toThrow();
});

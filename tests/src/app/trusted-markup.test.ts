import { expect, test } from 'vitest';
import { trustOwnMarkup } from '@/app/trusted-markup.ts';

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

test('no address of a script or worker is trusted', () => {
  expect(Object.keys(told())).toEqual(['createHTML', 'createScript']);
});

test('a browser without Trusted Types is left alone', () => {
  expect(() => trustOwnMarkup({})).not.toThrow();
});

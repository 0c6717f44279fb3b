import { factsOf } from '@functions/_shared/domain/goods/kind-facts.ts';
import { kinds } from '@functions/_shared/domain/goods/kinds.ts';
import { ruleById } from '@functions/_shared/domain/goods/rules.ts';
import { expect, test } from 'vitest';

test('every rule of a kind is explained', () => {
  for (const { id } of kinds) {
    for (const ruleId of factsOf(id).ruleIds) expect(ruleById(ruleId).sentence, id).not.toBe('');
  }
});

test('an unknown rule is a mistake in the data', () => {
  expect(() => ruleById('no-such-rule')).toThrow('No rule "no-such-rule"');
});

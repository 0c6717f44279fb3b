import { noChoices } from '@functions/_shared/domain/tool-inputs/landed-choices.ts';
import { expect, test } from 'vitest';
import { isOthersView, landedOfLink } from '@/tools/landed-view/rules/linked-landed.ts';

const landed = { kindId: 't-shirt', choices: noChoices };

test.each([
  ['somebody else’s link with choices', landed, true, landed, true],
  ['somebody else’s link without any', undefined, true, null, true],
  ['one’s own link with choices', landed, false, { ...landed, isOwn: true }, false],
  ['one’s own link without any', undefined, false, undefined, false],
])('%s', (_which, said, isShared, told, isOthers) => {
  const linked = landedOfLink(said, isShared);
  expect(linked).toEqual(told);
  expect(isOthersView(linked)).toBe(isOthers);
});

import { expect, test } from 'vitest';
import { handleOf } from '@/tools/creator-calculator/screen/handle-of.ts';

test.each([
  [{ username: 'fern', profileLink: undefined }, '@fern'],
  [{ profileLink: 'tiktok.com/@crumbandbutter' }, '@crumbandbutter'],
  [{ profileLink: 'https://www.instagram.com/fern.makes/' }, '@fern.makes'],
  [{ profileLink: '@fern' }, '@fern'],
  [{ profileLink: 'https://vm.tiktok.com/ZMabc123/' }, null],
  [{ profileLink: 'not a link at all, really' }, null],
  [{}, null],
])('the handle of %j is %s', async (input, handle) => {
  expect(await handleOf(input)).toBe(handle);
});

import { expect, test } from 'vitest';
import { toPronounceable } from '../../../../supabase/local/voice/pronounceable.ts';

test.each([
  ['Şişli café, Łódź', 'Sisli cafe, Lodz'],
  ['“Don’t” – he said…', '"Don\'t", he said...'],
  ['Straße', 'Strasse'],
  ['Tea 茶 time', 'Tea time'],
  ['a\u0000b\nc', 'a b c'],
  ['½ cup', '1 2 cup'],
  ['茶!', ''],
  ['   ', ''],
])('%j is pronounced as %j', (text, said) => {
  expect(toPronounceable(text)).toBe(said);
});

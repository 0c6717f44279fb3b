import { inFullWords, withoutSlips } from '@functions/_shared/domain/language/typed-forms.ts';
import { expect, test } from 'vitest';

test.each([
  ['lol wat wud 1k cost tho', 'what would 1k cost'],
  ['whats ur moq', "what's your moq"],
  ['n vietnam?', 'and vietnam?'],
  ['asap how fast', 'how fast'],
  ['ok thx, would ppl buy it', 'ok thanks, would people buy it'],
  ['how long til its here incl customs', 'how long until its here including customs'],
  ['ugh id rather do smth else', "i'd rather do something else"],
  ['2 t shirts', '2 t-shirts'],
  ['R&D in the u.s.', 'R&D in the u.s.'],
  // Letters that an ASCII word boundary cuts apart.
  ['wie viel wäre das für 500?', 'wie viel wäre das für 500?'],
  ['lol', 'lol'],
])('%s in full words is %s', (typed, plain) => {
  expect(withoutSlips(typed)).toBe(plain);
});

test('a long text stays as it is, and a search needs no slips mended', () => {
  const mail = `Dear friend, ${'our price is USD 3.20. '.repeat(10)} asap pls`;
  expect(withoutSlips(mail)).toBe(mail);
  expect(inFullWords('hw r u')).toBe('hw are you');
});

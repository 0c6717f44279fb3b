import { sayTerm } from '@functions/tariff-lookup-live/term-name.ts';
import { expect, test } from 'vitest';

test.each([
  ['pajamas women cotton', "women's cotton pajamas"],
  ['puffer jacket men synthetic', "men's synthetic puffer jacket"],
  ['denim men', "men's denim"],
  ['tank top cotton', 'cotton tank top'],
  ['phone stand steel', 'steel phone stand'],
  ['hoodie', 'hoodie'],
  ['cotton hoodie', 'cotton hoodie'],
  ['linen', 'linen'],
  ["women's knit top with collar", "women's knit top with collar"],
])('%s is said as %s', (term, said) => {
  expect(sayTerm(term)).toBe(said);
});

import { expect, test } from 'vitest';
import { saysChildren } from '@/tools/rfq-generator/rules/says-children.ts';

test.each(['T-shirt for kids', 'Baby grip socks', "Children's apron", 'bib, newborn size'])(
  'saysChildren hears children in "%s"',
  (text) => {
    expect(saysChildren(text)).toBe(true);
  },
);

test.each(['Kidney bean bag', 'Dog toy', 'Baby blue mug', 'Childhood memories box', ''])(
  'saysChildren hears none in "%s"',
  (text) => {
    expect(saysChildren(text)).toBe(false);
  },
);

import { expect, test } from 'vitest';
import { factoryQuery } from '@/tools/assistant/rules/factory-query.ts';

test.each([
  ['Find factories for soy candles', 'soy candles'],
  ['Shortlist factories for baby grip socks', 'baby grip socks'],
  ['can you find me a factory for leather bags in Portugal?', 'leather bags in Portugal'],
  ["I'm looking for manufacturers of ceramic mugs.", 'ceramic mugs'],
  ['Please recommend three suppliers for tumblers', 'tumblers'],
  ['Who can make hoodies with embroidery?', 'hoodies with embroidery'],
  ['find factories in Vietnam', 'in Vietnam'],
  ['shortlist three candle makers', 'shortlist three candle makers'],
  ['factories for mugs', 'factories for mugs'],
  ['find factories', ''],
  ['Find me some good factories.', ''],
  ['Can you recommend some suppliers', ''],
  ["I'm looking for a manufacturer", ''],
  ['find candle factories', 'find candle factories'],
  ['heavy-duty tote bags suppliers', 'heavy-duty tote bags suppliers'],
])('"%s" is about "%s"', (text, product) => {
  expect(factoryQuery(text)).toBe(product);
});

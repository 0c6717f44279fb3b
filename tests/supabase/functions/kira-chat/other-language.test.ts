import { isOtherLanguage } from '@functions/kira-chat/other-language.ts';
import { expect, test } from 'vitest';
import { visitorQuestions } from './questions.ts';

test.each([
  '¿Cuánto cuesta hacer una camiseta?',
  'donde puedo fabricar bolsas',
  'Wie viel kostet eine Bestellung?',
  'Wo kann ich T-Shirts herstellen lassen?',
  'Combien coûtent les échantillons pour une marque ?',
  'Quanto costano i campioni e dove sono prodotti?',
  'onde posso fazer camisetas',
  '这件T恤要多少钱',
  'サンプルはいくらですか',
  'كم تكلفة العينة',
  'сколько стоит образец',
])('%s is not English', (question) => {
  expect(isOtherLanguage(question)).toBe(true);
});

test.each([
  ...visitorQuestions.map(([question]) => question),
  'Can you make a das boot style mug?',
  'para cord bracelets from Vietnam',
  'crème brûlée dishes',
  'duty on jalapeño sauce from México',
  'is there a los angeles office',
])('%s is English', (question) => {
  expect(isOtherLanguage(question)).toBe(false);
});

import { answerLanguages } from '@functions/_shared/domain/tariff-question/languages/answer-languages.ts';
import { asksForDutyInLanguage } from '@functions/_shared/domain/tariff-question/languages/asks-for-duty.ts';
import { detectLanguage } from '@functions/_shared/domain/tariff-question/languages/detect-language.ts';
import { readForeignQuestion } from '@functions/_shared/domain/tariff-question/languages/read-foreign-question.ts';
import { parseTariffQuestion } from '@functions/_shared/domain/tariff-question/parse-tariff-question.ts';
import { describe, expect, test } from 'vitest';
import { questionsIn } from './questions.ts';

describe.each(answerLanguages)('in %s', (language) => {
  test.each(questionsIn[language])('%s', (question, english) => {
    expect(readForeignQuestion(question)).toMatchObject({
      language,
      english,
      isGoodsUnknown: false,
    });
    expect(asksForDutyInLanguage(question)).toBe(true);
  });
});

test.each([
  'jalapeño sauce from mexico',
  'crème brûlée torch',
  'duty on piñatas from mexico',
  'how much is the tariff on crème de la mer from France',
  'dulce de leche from Argentina',
  'eau de toilette from france duty',
  'para cord bracelets from china',
  'El Salvador coffee duty',
  'import from los angeles',
  'Müller knives made in Germany',
  'das boot dvd tariff',
  'doner kebab machine from Türkiye',
  'tarif on t shirts',
  'what does 关税 mean',
  'is duty free for samples in china',
  'pashmina scarves from Nepal',
  'futon from japan',
  'au gratin dish from France',
  'import tax for a la carte menus',
  'duty on mes sac bags',
  '',
])('takes “%s” for English', (question) => {
  expect(detectLanguage(question)).toBeUndefined();
  expect(readForeignQuestion(question)).toBeUndefined();
});

test.each([
  'サンプルはいくらですか',
  '중국산 티셔츠 관세는 얼마인가요',
  'Quanto costano i campioni e dove sono prodotti?',
  'onde posso fazer camisetas',
  'сколько стоит образец',
])('answers “%s” in none of the five languages', (question) => {
  expect(detectLanguage(question)).toBeUndefined();
});

test.each([
  ['aranceles para soportes para velas de China', 'es'],
  ['Zoll auf Fahrradklingelhalterung aus China', 'de'],
  ["Çin'den mum parlatıcı gümrük vergisi", 'tr'],
  ['droits de douane pour des éteignoirs de Chine', 'fr'],
  ['中国灭烛器关税', 'zh'],
])('does not take a thing it does not know for another: %s', (question, language) => {
  expect(readForeignQuestion(question)).toMatchObject({ language, isGoodsUnknown: true });
});

test.each([
  ['camisetas de algodón', '¿Cuánto es el arancel de camisetas de algodón de China?'],
  ['Baumwoll-T-Shirts', 'Zoll auf Baumwoll-T-Shirts aus China'],
  ['sacs à main en cuir', 'droits de douane pour des sacs à main en cuir d’Italie'],
  ['pamuklu tişört', "ÇİN'DEN PAMUKLU TİŞÖRT GÜMRÜK VERGİSİ"],
  ['棉T恤', '从中国进口棉T恤关税多少'],
])('keeps the goods as the visitor wrote them: %s', (goods, question) => {
  expect(readForeignQuestion(question)?.goods).toBe(goods);
});

test.each([
  ['aranceles peluches china', 'duty on plush toys from China'],
  ['Zoll Rucksäcke Vietnam', 'duty on backpacks from Vietnam'],
  ['arancel de 6109.10.00 de China', 'duty on from China code 6109.10.00'],
  ['Türk havlusu gümrük vergisi', 'duty on bath towels from Turkey'],
  ['droits de douane américains sur le vin français', 'duty on wine from France'],
  ['从印度进口银耳环关税多少', 'duty on silver earrings from India'],
])('reads few words: %s', (question, english) => {
  expect(readForeignQuestion(question)?.english).toBe(english);
});

test.each([
  '¿tienen fábricas en México?',
  'Habt ihr eine Fabrik in Portugal?',
  "Çin'de üretici arıyorum",
  '中国有工厂吗',
  'wie lange dauert der Versand',
])('“%s” asks for a service, not for a duty', (question) => {
  expect(asksForDutyInLanguage(question)).toBe(false);
});

test('its numbers reach the engine', () => {
  const question = readForeignQuestion(
    'cuánto pago por 1.000 tazas de China a 3,50 dólares cada una el 15 de enero de 2027',
  );
  expect(parseTariffQuestion(question?.english ?? '', '2026-11-30')).toMatchObject({
    quantity: 1000,
    unitValueUsd: 3.5,
    entryDate: '2027-01-15',
    originCodes: ['CN'],
  });
});

test('a destination is no origin', () => {
  expect(
    readForeignQuestion('aranceles para importar velas de China a México')?.originCodes,
  ).toEqual(['CN']);
  expect(readForeignQuestion('Zoll auf Kerzen aus China nach Mexiko')?.originCodes).toEqual(['CN']);
  expect(readForeignQuestion("Çin'den Meksika'ya mum gümrük vergisi")?.originCodes).toEqual(['CN']);
});

test.each([
  ['¿Cuánto arancel pagan las bicicletas de China?', 'duty on bicycles from China'],
  ['Zoll auf Fahrräder aus China', 'duty on bicycles from China'],
  ['Droits de douane sur les vélos de Chine', 'duty on bicycles from China'],
  ["Çin'den bisiklet ithalat vergisi", 'duty on bicycles from China'],
  ['从中国进口自行车的关税是多少', 'duty on bicycles from China'],
  ["Droits de douane sur les boucles d'oreilles de Chine", 'duty on earrings from China'],
  ['Droits de douane sur les robes de Chine', 'duty on dresses from China'],
  ['Droits de douane sur les baskets du Vietnam', 'duty on sneakers from Vietnam'],
  ['Zoll auf Teller aus China', 'duty on dinner plates from China'],
])('knows the goods in %s', (question, english) => {
  expect(readForeignQuestion(question)).toMatchObject({ english, isGoodsUnknown: false });
});

import { answerLanguages } from '@functions/_shared/domain/tariff-question/languages/answer-languages.ts';
import { asksForDutyInLanguage } from '@functions/_shared/domain/tariff-question/languages/asks-for-duty.ts';
import { phrasesIn } from '@functions/_shared/domain/tariff-question/languages/phrases.ts';
import { readForeignQuestion } from '@functions/_shared/domain/tariff-question/languages/read-foreign-question.ts';
import { replyInLanguage } from '@functions/_shared/domain/tariff-question/languages/reply-in-language.ts';
import { expect, test } from 'vitest';

const messages = [
  '¿Cuál es el pedido mínimo?',
  'quiero fabricar camisetas de algodón con mi logo',
  'Wie viel kostet eine Bestellung?',
  'Wo kann ich Kerzen herstellen lassen?',
  'combien coûte un échantillon de bougies ?',
  'Ne kadar sürer üretim, numune var mı?',
  'tişört için fabrika arıyorum, minimum kaç adet',
  '最低起订量是多少',
  '我想找工厂做蜡烛',
];

test.each(messages)('replies to “%s” with three questions that work when pressed', (message) => {
  const reply = replyInLanguage(message);
  expect(reply?.suggestions).toHaveLength(3);
  for (const suggestion of reply?.suggestions ?? []) {
    expect(asksForDutyInLanguage(suggestion)).toBe(true);
    const question = readForeignQuestion(suggestion);
    expect(question).toMatchObject({ language: reply?.language, isGoodsUnknown: false });
    expect(question?.goods).not.toBe('');
    expect(question?.originCodes.length).toBeGreaterThan(0);
  }
});

test.each(answerLanguages)('in %s the examples are questions of that language', (language) => {
  for (const example of phrasesIn[language].examples) {
    expect(readForeignQuestion(example)).toMatchObject({ language, isGoodsUnknown: false });
  }
});

test('fills the questions with the goods that were named', () => {
  expect(replyInLanguage('quiero fabricar camisetas de algodón con mi logo')?.suggestions).toEqual([
    '¿Cuánto es el arancel de camisetas de algodón de China?',
    '¿Cuánto es el arancel de camisetas de algodón de Vietnam?',
    '¿Cuánto es el arancel de camisetas de algodón de México?',
  ]);
});

test('says which goods it does not know', () => {
  expect(replyInLanguage('Zoll auf Fahrradklingelhalterung aus China')?.reply).toContain(
    '„Fahrradklingelhalterung“',
  );
});

test.each([
  ['¡Hola!', 'es', true],
  ['Merhaba', 'tr', true],
  ['谢谢', 'zh', true],
  ['Vielen Dank!', 'de', true],
  ['Au revoir', 'fr', true],
])('small talk: %s', (message, language, isSmallTalk) => {
  expect(replyInLanguage(message)).toMatchObject({ language, isSmallTalk });
});

test.each(['hello', 'thanks', 'what is your MOQ', 'Quanto costano i campioni?', 'salsa', ''])(
  'leaves “%s” to others',
  (message) => {
    expect(replyInLanguage(message)).toBeUndefined();
  },
);

import { noAnswers } from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { expect, test } from 'vitest';
import { chosenAnswers } from '@/tools/country-quiz/rules/stored-answers.ts';

test('stored answers of any shape are read, unknown options dropped', () => {
  expect(chosenAnswers('nonsense')).toEqual(noAnswers);
  expect(chosenAnswers({ volume: ['10000+'], category: ['cars', 'beauty'] })).toEqual({
    ...noAnswers,
    volume: ['10000+'],
    category: ['beauty'],
  });
});

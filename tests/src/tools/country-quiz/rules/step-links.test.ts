import { scoreCountries } from '@functions/_shared/domain/country-quiz/score-countries.ts';
import { quizAnswers } from '@tests/src/tools/country-quiz/rules/answers.ts';
import { expect, test } from 'vitest';
import {
  factoryWords,
  originsToCompare,
  stepQuery,
} from '@/tools/country-quiz/rules/step-links.ts';

/** Vietnam comes first, then Mexico, then Pakistan. */
const cheap = quizAnswers({ priorities: ['low-cost'], budgetFlexibility: 'reduce' });

test('the duty is compared from today’s country and the best three', () => {
  expect(stepQuery('tariff', cheap)).toEqual({ tool: 'tariff', origin: 'CN,VN,MX,PK' });
  expect(originsToCompare({ ...cheap, currentStatus: 'planning' })).not.toContain('CN');
});

test('no country is compared twice', () => {
  const inChina = quizAnswers({
    category: ['electronics'],
    priorities: ['low-cost'],
    complexity: 'complex',
    tariffConcern: 'minor',
  });
  expect(scoreCountries(inChina)[0]?.country).toBe('china');
  expect(originsToCompare(inChina)).toHaveLength(3);
});

test('the map opens the best country that is not today’s, in the only category', () => {
  expect(stepQuery('map', cheap)).toEqual({ tool: 'map', country: 'vietnam', category: 'apparel' });
  expect(stepQuery('map', { ...cheap, category: ['apparel', 'beauty'] })).not.toHaveProperty(
    'category',
  );
});

test('the other tools know the rest themselves', () => {
  expect(stepQuery('rfq', cheap)).toEqual({ tool: 'rfq' });
  expect(stepQuery('strategy', cheap)).toEqual({ tool: 'strategy' });
});

test('factories are searched for the product, else for the only category', () => {
  expect(factoryWords(cheap, 'Grip socks')).toBe('Grip socks');
  expect(factoryWords({ ...cheap, category: ['home-goods'] }, undefined)).toBe('home goods');
  expect(factoryWords({ ...cheap, category: ['home-goods', 'beauty'] }, undefined)).toBe('');
  expect(factoryWords({ ...cheap, category: ['other'] }, undefined)).toBe('');
});

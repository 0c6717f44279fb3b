import { readNiches } from '@functions/_shared/domain/niches/find-niches.ts';
import { wordsOfHandle } from '@functions/_shared/domain/niches/handle-words.ts';
import { nichesById } from '@functions/_shared/domain/niches/niche-patterns.ts';
import { subjectPhrases } from '@functions/_shared/domain/niches/subject-phrase.ts';
import { expect, test } from 'vitest';
import { fc } from '../../../../../support/property-testing.ts';

const nichesIn = (text: string) => readNiches(text).niches.map(({ id }) => id);
const subjectsIn = (text: string) => subjectPhrases(text, readNiches(text));

test('the words that name a niche are kept as written', () => {
  expect(readNiches('Sourdough, LGBTQ+ and my dog').niches).toMatchObject([
    { id: 'lgbtq', words: ['LGBTQ'] },
    { id: 'dogs', words: ['dog'] },
    { id: 'sourdough', words: ['Sourdough'] },
  ]);
});

test.each([
  ['meal prep', 'meal-prep'],
  ['mealprep', 'meal-prep'],
  ['#MealPrep', 'meal-prep'],
  ['My cat’s life', 'cats'],
  ['#booktok', 'books'],
  ['Bordado para principiantes', 'embroidery'],
  ['COCINA SIN GLUTEN', 'gluten-free'],
])('finds in “%s” the niche %s', (text, niche) => {
  expect(nichesIn(text)).toContain(niche);
});

test.each([
  ['Bass fishing', 'fishing', 'bass-guitar'],
  ['Bass guitar', 'bass-guitar', 'fishing'],
  ['Nurse on night shifts', 'nursing', 'new-mothers'],
  ['Nursing my newborn', 'new-mothers', 'nursing'],
  ['Ceramic coating for cars', 'car-detailing', 'pottery'],
  ['Weight loss', 'weight-loss', 'bodybuilding'],
  ['Drone ambient music', 'music', 'drones'],
  ['Book cover design', 'digital-art', 'singing'],
  ['Hot dog reviews', 'food-reviews', 'dogs'],
  ['House hunting', 'real-estate', 'hunting'],
  ['Ghost hunting', 'paranormal', 'hunting'],
  ['Running a small business', 'startups', 'running'],
  ['Fashion model life', 'fashion', 'scale-models'],
  ['Bible study', 'religion', 'studying'],
])('in “%s” the sense is %s, not %s', (text, meant, other) => {
  const found = nichesIn(text);
  if (meant !== 'digital-art' && meant !== 'food-reviews') expect(found).toContain(meant);
  expect(found).not.toContain(other);
});

test.each([
  'No makeup, ever',
  'not about makeup',
  'without makeup',
  'I never do makeup',
  'anything but makeup',
  'no pets, kids or makeup',
  'sin maquillaje',
  'nada de maquillaje',
])('“%s” denies the niche', (text) => {
  const read = readNiches(text);
  expect(read.niches.map(({ id }) => id)).not.toContain('makeup');
  expect([...read.deniedNicheIds]).toContain('makeup');
});

test.each([
  ['not just makeup', 'makeup'],
  ["can't live without coffee", 'coffee'],
  ['never skip leg day', 'fitness'],
  ['no-buy year', 'minimalism'],
  ['No pets, just cars', 'cars'],
])('“%s” does not deny it', (text, niche) => {
  expect(nichesIn(text)).toContain(niche);
});

test('people who are only along are no subject', () => {
  expect(nichesIn('Hunting and fishing with my dad').sort()).toEqual(['fishing', 'hunting']);
});

test.each(['category', 'catalog', 'opinion', 'ripe', 'glitter art', 'pet-free'])(
  'finds no niche in “%s”',
  (text) => {
    expect(nichesIn(text)).toEqual([]);
  },
);

test('the audience counts less than the subject', () => {
  const [first] = readNiches('Personal finance for nurses').niches;
  expect(first).toMatchObject({ id: 'finance', isHead: true });
});

test.each([
  ['I post about lock picking and old clocks for beginners', ['lock picking', 'old clocks']],
  ['My life as a lighthouse keeper', ['lighthouse keeper']],
  ['LGBTQ stories and coming out', ['LGBTQ', 'coming out']],
  ['Learning Spanish', ['Learning Spanish']],
  ['asdfgh', []],
  ['the and of', []],
  ['videos and tips', []],
])('the subjects of “%s” are %j', (text, subjects) => {
  expect(subjectsIn(text).map((phrase) => phrase.toLowerCase())).toEqual(
    subjects.map((phrase) => phrase.toLowerCase()),
  );
});

test.each([
  ['SourdoughSam', ['sourdough', 'sam']],
  ['sourdough_sam.99', ['sourdough', 'sam']],
  ['sourdoughsam', ['sourdoughsam', 'sourdough']],
  ['bakery', ['bakery']],
  ['the.real.mila.bakes.sample', ['mila', 'bakes']],
  ['x', []],
  ['', []],
])('splits the handle %s into %j', (handle, expected) => {
  expect(wordsOfHandle(handle)).toEqual(expected);
});

test('every niche is found by its own label or first words', () => {
  const unfound = [...nichesById.values()].filter(({ id, label }) => !nichesIn(label).includes(id));
  expect(unfound.map(({ id }) => id).length).toBeLessThan(nichesById.size / 4);
});

test('accepts any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const { words } of readNiches(text).niches) {
        for (const word of words) expect(text).toContain(word);
      }
      expect(wordsOfHandle(text)).toEqual(expect.any(Array));
      expect(subjectsIn(text)).toEqual(expect.any(Array));
    }),
  );
});

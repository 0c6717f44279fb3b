import { readNiches } from '@functions/_shared/domain/niches/find-niches.ts';
import { wordsOfHandle } from '@functions/_shared/domain/niches/handle-words.ts';
import { nichesById, patternWords } from '@functions/_shared/domain/niches/niche-patterns.ts';
import { nicheRows } from '@functions/_shared/domain/niches/niches.generated.ts';
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
  ['Drone and ambient music', 'music', 'drones'],
  ['Ceramic tile setting', 'trades', 'pottery'],
  ['Bonsai from nursery stock', 'houseplants', 'investing'],
  ['I teach chess', 'chess', 'teaching'],
  ['Strongman training for women over 50', 'bodybuilding', 'mature-beauty'],
  ['Whiskey and bourbon hunting', 'whiskey', 'hunting'],
  ['Ghost hunting in abandoned hospitals', 'paranormal', 'nursing'],
  ['Travel nurse on 12 hr shifts', 'nursing', 'career'],
  ['Bass fishing on a budget', 'fishing', 'finance'],
  ['Small-town librarian', 'libraries', 'road-trips'],
  ['Dungeon master with homebrew monsters', 'tabletop-rpg', 'home-brewing'],
  ['Blacksmithing knives', 'metalwork', 'edc'],
  ['Growing giant pumpkins', 'gardening', 'holidays'],
  ['Mukbang in my car', 'mukbang', 'cars'],
  ['Expat life and konbini runs', 'expats', 'running'],
  ['Aroids and thrips trauma', 'houseplants', 'mental-health'],
  ['Gym memes', 'fitness', 'comedy'],
  ['Deer hunting with my dad', 'hunting', 'dads'],
  ['Recetas veganas', 'vegan', 'cooking'],
  ['Hago unas galletas en casa', 'baking', 'nails'],
  ['Uñas y cuidado de la piel', 'nails', 'baking'],
  ['Cartas de tarot', 'astrology', 'fountain-pens'],
  ['Trap shooting and whitetail', 'hunting', 'hip-hop'],
  ['Thrifting and Trader Joe’s finds', 'thrifting', 'investing'],
  ['Setting records in ultra running', 'running', 'vinyl'],
  ['Tea reading and tarot', 'astrology', 'tea'],
  ['Sheep shearing and wool grading', 'farming', 'trading-cards'],
  ['Reunion with my birth mom, adoption stories', 'parenting', 'pregnancy'],
  ['Air Force vet, army wife', 'military-history', 'vets'],
  ['Tree surgeon on a construction site', 'trades', 'medicine'],
  ['My Porsche 911 and car shows', 'cars', 'firefighters'],
  ['Movie marathon and popcorn, film review', 'movies', 'running'],
  ['Hen party planning', 'party-planning', 'chickens'],
  ['I run a tiny flower shop', 'flowers', 'running'],
  ['Cornish pasties and cream tea, home baking', 'baking', 'tea'],
  ['Shroom growing, gourmet oysters only', 'mycology', 'seafood'],
  ['Crew rowing at 5am', 'rowing', 'productivity'],
  ['Sheet metal worker', 'trades', 'metalwork'],
  ['Dragon boat paddler', 'kayaking', 'sailing'],
  ['Night auditor at a hotel, work humor', 'office-humor', 'travel'],
  ['Budget backpacking in South America', 'travel', 'finance'],
  ['Model rockets with scouts', 'scale-models', 'fashion'],
  ['I don’t drink, NA beer reviews', 'sober', 'home-brewing'],
  ['Cuido a mi mamá con alzheimer', 'social-work', 'parenting'],
  ['Polish pottery collector', 'collecting', 'pottery'],
  ['Teaching grandma to use TikTok', 'seniors', 'teaching'],
  ['Medical coder and nurse', 'nursing', 'coding'],
])('in “%s” the sense is %s, not %s', (text, meant, other) => {
  const found = nichesIn(text);
  if (meant !== 'digital-art' && meant !== 'food-reviews') expect(found).toContain(meant);
  expect(found).not.toContain(other);
});

test.each(['My life with diabetes', 'Mi vida con diabetes tipo 1', 'Videos for nurses'])(
  'what “%s” names after “with” or “for” is its subject, since nothing else is',
  (text) => {
    expect(readNiches(text).niches[0]).toMatchObject({ isHead: true });
  },
);

test.each([
  'No makeup, ever',
  'not about makeup',
  'without makeup',
  'I never do makeup',
  'anything but makeup',
  'no pets, kids or makeup',
  'zero makeup',
  'makeup no, plants yes',
  'maquillaje no, solo plantas',
  "I can't stand makeup",
  'cero maquillaje',
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
  ['I restore old typewriters', ['old typewriters']],
  ['I repair radios and restore clocks', ['radios', 'clocks']],
  ['I still collect lighthouses', ['lighthouses']],
  ["Lighthouse keeper's daughter", ["lighthouse keeper's daughter"]],
  ['Undertaker answering your questions', ['undertaker']],
  ["I don't do makeup. Just typewriters", ['typewriters']],
  ['Typewriter girl 🔥 odd fonts', ['typewriter', 'odd fonts']],
  ['My husband is a beadle; beadle parades', ['beadle parades']],
  ['Gutter sales door to door', ['gutter sales']],
  ['Crossing guard humor lol', ['crossing guard humor']],
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

test('polish is no Polish', () => {
  expect(subjectsIn('bottles of shoe polish')).toEqual(['bottles of shoe polish']);
});

test('no word is listed a second time without the conditions of the first', () => {
  const listed = nicheRows.flatMap(({ id, words, senses, es }) =>
    [words, senses, es].flatMap((list) =>
      list
        .split('|')
        .filter(Boolean)
        .map((text) => {
          const [named = ''] = text.split(/ (?=[+-])/);
          return {
            id,
            text,
            pattern: patternWords(named.replace(/^[~!]/, '')),
            hasConditions: named !== text || /^[~!]/.test(named),
          };
        }),
    ),
  );
  const undone = listed
    .filter(({ hasConditions }) => hasConditions)
    .flatMap(({ id, text, pattern }) =>
      listed
        .filter((other) => other.id === id && !other.hasConditions)
        .filter(
          (other) =>
            other.pattern.length === pattern.length &&
            other.pattern.every((part, place) => {
              const own = pattern[place];
              if (own === undefined || part.match === 'exact') return false;
              if (part.match === 'beginning') return own.plain.startsWith(part.plain);
              return own.match === 'beginning'
                ? part.plain.startsWith(own.plain)
                : part.stem === own.stem;
            }),
        )
        .map((other) => `${id}: “${text}” by “${other.text}”`),
    );
  expect(undone).toEqual([]);
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

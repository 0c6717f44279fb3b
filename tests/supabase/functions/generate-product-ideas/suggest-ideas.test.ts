import type { SocialData } from '@functions/_shared/contracts/product-ideas.ts';
import { nichesById } from '@functions/_shared/domain/niches/niche-patterns.ts';
import { readCreatorProfile } from '@functions/generate-product-ideas/creator-profile.ts';
import { catalogIdeas } from '@functions/generate-product-ideas/idea-catalog.ts';
import { ideasFor, suggestIdeas } from '@functions/generate-product-ideas/suggest-ideas.ts';
import { expect, test } from 'vitest';
import { fc } from '../../../support/property-testing.ts';
import { buildRequest } from './build-request.ts';

const nichesOfIdea = new Map(catalogIdeas.map(({ name, nicheIds }) => [name, nicheIds]));

function suggestFor(socialData: SocialData, excludedNames: readonly string[] = []) {
  return suggestIdeas(readCreatorProfile(buildRequest({}, socialData)), { excludedNames });
}

/** What stands in all texts of a profile, for checking quotes. */
const saidIn = (socialData: SocialData) =>
  `ana ${Object.values(socialData).join(' ')}`.toLowerCase();

test.each([
  ['Sourdough baking for beginners', ['sourdough', 'baking']],
  ['Bass fishing on small lakes', ['fishing']],
  ['Slap bass grooves for my band', ['bass-guitar', 'music']],
  ['Car detailing and ceramic coating', ['car-detailing']],
  ['Ceramic mugs I throw at home', ['pottery']],
  ['Night-shift nursing humor', ['nursing', 'comedy']],
  ['Nursing my baby at night', ['new-mothers', 'parenting']],
  ['Weight loss journey', ['weight-loss']],
  ['Weight lifting for women', ['bodybuilding']],
  ['Black hair care and braids', ['black-hair']],
  ['True crime stories', ['true-crime']],
  ['K-pop dance covers', ['kpop']],
  ['Drone photography', ['drones']],
  ['Wheelchair travel vlogs', ['accessible-travel', 'disability']],
  ['Makeup for mature skin over 50', ['mature-beauty', 'makeup']],
  ['Recetas mexicanas fáciles para toda la familia', ['mexican-cooking']],
  ['Vida de enfermera', ['nursing']],
])('“%s” gives five ideas, of which those that are no classics are made for %j', (said, niches) => {
  const { ideas } = ideasFor(said);
  expect(ideas).toHaveLength(5);
  const made = ideas.filter(({ isClassic }) => !isClassic);
  expect(made.length).toBeGreaterThanOrEqual(3);
  for (const { productName } of made) {
    const fitting = nichesOfIdea.get(productName)?.filter((id) => niches.includes(id));
    expect(fitting, productName).not.toEqual([]);
  }
});

test.each([
  ['I post about cars, no pets', 'pets'],
  ['Cars and nothing edible', 'food'],
  ['Trucks and camping, not into food', 'food'],
  ['Videos de autos, nada de mascotas', 'pets'],
])('“%s” gives nothing of the category %s', (said, category) => {
  const { ideas } = ideasFor(said);
  expect(ideas).toHaveLength(5);
  expect(ideas.map((idea) => idea.category)).not.toContain(category);
});

test('what is said with “no” is neither a reason nor a product', () => {
  const { ideas } = ideasFor('No makeup, no pets or kids, just classic cars and garages');
  for (const { reasoning } of ideas) expect(reasoning).not.toMatch(/“(?:makeup|pets|kids)”/);
});

test.each([
  ["I don't do makeup. Just skincare for rosacea", /makeup/i],
  ['maquillaje no, solo cuidado de la piel', /makeup/i],
  ['Kpop photocards, no dance', /danc/i],
])('“%s” gives no thing named for what it denies', (said, denied) => {
  const { ideas } = ideasFor(said);
  expect(ideas.filter(({ isClassic }) => !isClassic)).toHaveLength(said.includes('pop') ? 4 : 5);
  for (const { productName } of ideas) expect(productName).not.toMatch(denied);
});

test.each([
  ['Catholic rosary and saints for kids', /Passover|Farm/],
  ['Sailing around the world with kids', /Passover|Farm/],
  ['Street photography', /abandoned|watch/],
  ['Construction crews', /Lineman|welders/],
  ['Comedy skits', /AI/],
])('“%s” gives nothing named for other people', (said, others) => {
  for (const { productName } of ideasFor(said).ideas) expect(productName).not.toMatch(others);
});

test.each(['Cricket', 'Yo-yo tricks', 'Sand art'])(
  'the classics of “%s”, a corner of a niche, do not carry the motif of the whole',
  (said) => {
    const { ideas } = ideasFor(said);
    const names = ideas.filter(({ isClassic }) => isClassic).map((idea) => idea.productName);
    expect(names.length).toBeGreaterThanOrEqual(3);
    for (const name of names) expect(name).not.toMatch(/motif: /);
  },
);

test('an unknown subject gives classics that carry it, and says so', () => {
  const { ideas, notice } = ideasFor('My life as a lighthouse keeper');
  expect(ideas).toHaveLength(5);
  for (const idea of ideas) {
    expect(idea).toMatchObject({ isClassic: true });
    expect(idea.productName).toContain('lighthouse keeper');
    expect(idea.reasoning).toMatch(/^A classic that carries your own subject, “lighthouse keeper”/);
  }
  expect(notice).toContain('“lighthouse keeper”');
});

test('two unknown subjects seldom get the same five things', () => {
  const kinds = ['Sumo', 'Whistling', 'Cup stacking', 'Typewriters', 'Curling'].map((said) =>
    ideasFor(said)
      .ideas.map(({ kindId }) => kindId)
      .join(),
  );
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(4);
});

test.each(['', 'asdfgh', 'qwerty zxcvbn', 'the and of', '!!! ???', '123 456'])(
  'nothing is guessed from “%s” alone, and the visitor is asked',
  (said) => {
    const { ideas, notice } = ideasFor(said);
    expect(ideas).toEqual([]);
    expect(notice).toContain('Tell us in a few words');
  },
);

test.each([
  ['Kochen für Anfänger und Familien', 'German'],
  ['Je filme ma vie avec des idées pour la maison', 'French'],
  ['料理の動画を作ります', 'Japanese'],
  ['요리 영상을 만들어요', 'Korean'],
])('“%s” is said not to be read', (said, language) => {
  const { ideas, notice } = suggestFor({ userProvidedContext: said });
  expect(ideas).toHaveLength(5);
  expect(notice).toContain(`look like ${language}`);
});

test('a handle alone names a niche', () => {
  const { ideas } = suggestFor({ username: 'sourdoughsam' });
  expect(ideas[0]?.reasoning).toContain('“sourdough” in your handle');
});

test('without a readable word the handle is the mark', () => {
  const { ideas, notice } = suggestFor({ username: 'zz', userProvidedContext: '' });
  expect(ideas).toHaveLength(5);
  for (const { productName, reasoning } of ideas) {
    expect(productName).toContain('@zz');
    expect(reasoning).toMatch(/^A classic that carries your handle/);
  }
  expect(notice).toContain('Tell us');
});

test('the description goes before the profile', () => {
  const profile = { username: 'mila.bakes', bio: 'Sourdough and small kitchens' };
  const { ideas } = suggestFor({ ...profile, userProvidedContext: 'Skateboarding' });
  for (const { reasoning } of ideas.slice(0, 3)) expect(reasoning).toContain('“Skateboarding”');
});

test('the same request gets the same ideas', () => {
  expect(ideasFor('Bread, knitting and dogs')).toEqual(ideasFor('Bread, knitting and dogs'));
});

test('repeated requests never repeat an idea', () => {
  const seen: string[] = [];
  for (let round = 0; round < 8; round += 1) {
    const { ideas } = suggestFor({ userProvidedContext: 'I bake sourdough bread' }, seen);
    seen.push(...ideas.map(({ productName }) => productName));
  }
  expect(new Set(seen).size).toBe(40);
});

test('any words give five different ideas from three categories, and quote only what was said', () => {
  const labels = [...nichesById.values()].map(({ label }) => label);
  const words = fc.array(fc.oneof(fc.constantFrom(...labels), fc.string()), { maxLength: 8 });
  fc.assert(
    fc.property(words, fc.nat(3_000_000), (said, followers) => {
      const socialData = { userProvidedContext: said.join(', '), followers };
      const { ideas } = suggestFor(socialData);
      expect(new Set(ideas.map(({ productName }) => productName)).size).toBe(5);
      expect(new Set(ideas.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3);
      for (const { reasoning, productName } of ideas) {
        expect(productName.length).toBeLessThanOrEqual(80);
        const [reason = ''] = reasoning.split(/[.:;] /);
        for (const [, quoted = ''] of reason.matchAll(/“([^”]+)”/g)) {
          expect(saidIn(socialData)).toContain(quoted.toLowerCase());
        }
      }
    }),
    { numRuns: 60 },
  );
});

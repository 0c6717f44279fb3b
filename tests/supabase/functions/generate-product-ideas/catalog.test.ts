import {
  generateProductIdeasResponseSchema,
  type ProductIdea,
  type SocialData,
} from '@functions/_shared/contracts/product-ideas.ts';
import { creatorNiches } from '@functions/_shared/domain/creator-niches.ts';
import { productCategories } from '@functions/_shared/domain/product-categories.ts';
import { createHandler } from '@functions/generate-product-ideas/handler.ts';
import { createIdeaGenerations } from '@functions/generate-product-ideas/idea-generations.ts';
import { createProductCatalog } from '@functions/generate-product-ideas/product-catalog.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { access, call } from '../../../support/functions.ts';
import { fc } from '../../../support/property-testing.ts';
import { openServiceDatabase } from '../../../support/service-database.ts';
import { buildRequest } from './build-request.ts';

/** The built-in engine with the shipped catalog, on the real database. */

let opened: Awaited<ReturnType<typeof openServiceDatabase>>;

beforeAll(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  opened = await openServiceDatabase();
});
afterAll(() => opened.backend.close());

async function ideasFor(request: ReturnType<typeof buildRequest>): Promise<ProductIdea[]> {
  const handler = createHandler({
    access,
    matchProducts: createProductCatalog(opened.database),
    generations: createIdeaGenerations(opened.database),
    chat: undefined,
    newSessionId: () => crypto.randomUUID(),
  });
  const { body } = await call(handler, request);
  const answer = generateProductIdeasResponseSchema.parse(body);
  expect(answer.source).toBe('builtin');
  return answer.ideas;
}

const describedBy = (userProvidedContext: string) => buildRequest({}, { userProvidedContext });

test('the catalog has at least 150 products, and at least 15 of every category', async () => {
  const rows = await opened.backend.query<{ category: string; products: number }>(
    'select category, count(*)::int as products from product_catalogue group by category',
  );
  expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(productCategories));
  expect(rows.reduce((sum, { products }) => sum + products, 0)).toBeGreaterThanOrEqual(150);
  expect(Math.min(...rows.map(({ products }) => products))).toBeGreaterThanOrEqual(15);
});

test('the catalog uses the names of the niches as audiences, and has products for each', async () => {
  const rows = await opened.backend.query<{ niche: string; categories: number }>(
    `select niche, count(distinct category)::int as categories
       from product_catalogue cross join unnest(niches) as niche group by niche`,
  );
  expect(rows.map(({ niche }) => niche).sort()).toEqual([...creatorNiches].sort());
  expect(rows.filter(({ categories }) => categories < 2)).toEqual([]);
});

test('the catalog has no two products of one name', async () => {
  expect(
    await opened.backend.query(
      'select lower(name) from product_catalogue group by 1 having count(*) > 1',
    ),
  ).toEqual([]);
});

test.each([
  ['I bake sourdough bread and cupcakes', /bread|sourdough|cake|baker|sprinkle/i],
  ['Easy weeknight pasta and ramen recipes', /spice|chili|pan|apron|salt|overhead/i],
  ['Home barista, latte art and espresso reviews', /barista|dosing|roast|brew|cold brew/i],
  ['Matcha and the tea ceremony', /matcha|tea/i],
  ['Mocktails and cocktails for home bars', /cocktail|syrup|infusion/i],
  ['Vegan meal prep with macros', /meal|protein|portion/i],
  ['Backyard BBQ, brisket and smoker tips', /grill|rub|meat/i],
  ['Gym workouts and powerlifting', /pump-cover|lifting|hip thrust|band|gym|leggings/i],
  ['Training for my first marathon', /run|race|chafe/i],
  ['Daily pilates and yoga flows', /yoga|mat|studio|pilates|cork/i],
  ['Gravel cycling and bikepacking', /bib|trainer|ride|run/i],
  ['Cold water swimming and surf', /robe|surf|zinc|reef/i],
  ['Backpacking and camping trips', /hik|camp|trail/i],
  ['Ballet class and recital days', /dance|studio/i],
  ['Jiu-jitsu and boxing drills', /jiu-jitsu|boxing|belt|wrap/i],
  ['Golf swing lessons', /golf|swing|putting/i],
  ['Skateboarding in the city', /skate|surf trainer|goggle/i],
  ['Makeup tutorials and glam looks', /makeup|brush|lip|brow|mirror/i],
  ['Acne-friendly skincare routines', /skin|gua sha|barrier|mirror/i],
  ['Curly hair and braids', /satin|curl|scalp|scrunchie/i],
  ['Gel nails and manicures', /nail|cuticle|cure/i],
  ['Perfume reviews', /scent|perfume|diffuser/i],
  ['Thrift flips and vintage hauls', /thrift|vintage|patchwork/i],
  ['Handmade silver rings and earrings', /ring|bracelet/i],
  ['Small apartment decor', /lamp|candle|diffuser|print|rail/i],
  ['Houseplants and propagation', /propagation|pot|plant|moisture/i],
  ['Vegetable gardening on an allotment', /garden|seed|pot|salsa/i],
  ['Crochet and knitting patterns', /yarn|knit|row counter|punch/i],
  ['Woodworking shop projects', /bench|maker|gauge|wood/i],
  ['BookTok reading wrap-ups', /book|reading/i],
  ['Watercolor painting and sketchbooks', /sketch|print|clay|paint|enamel/i],
  ['Street photography and camera reviews', /camera|filter|print|drone/i],
  ['Mechanical keyboards and desk setups', /keycap|cable|desk/i],
  ['Minecraft gameplay', /desk mat|controller|thumb|pixel|keycap|console|wrist/i],
  ['Dungeons and dragons campaigns', /dice|campaign|character|dragon|tavern|game master/i],
  ['Anime cosplay builds', /convention|anime|embroidered|figure|costume/i],
  ['Guitar lessons and pedals', /guitar|pedal|pick|restring|ukulele/i],
  ['Vocal coaching for singers', /vocal|singer|choir|karaoke/i],
  ['Techno DJ sets', /dj|rave|earplug|sample/i],
  ['Puppy training with my corgi', /dog|puppy|treat|paw/i],
  ['My two cats', /cat|tail-handle|fur|wand|foraging/i],
  ['Aquascaping and betta fish', /aquascap|betta|tank|reptile/i],
  ['Dressage and life with horses', /rider|stall|horse|dog walker/i],
  ['Mom of two toddlers', /nursing|changing|lunchbox|party|quest|baby|bump|prenatal|sprinkle/i],
  ['Bridal styling for weddings', /bridal|guest|bracelet|infusion/i],
  ['Van life road trips', /van|camp|hammock|merino/i],
  ['Saving money and budgeting', /wallet|budget|cash|money|pay-yourself/i],
  ['Night shift nurse', /shift|scrub|badge/i],
])('audiences %s', async (description, fitting) => {
  const ideas = await ideasFor(describedBy(description));
  const names = ideas.map(({ productName }) => productName);
  expect(names[0]).toMatch(fitting);
  expect(names.filter((name) => fitting.test(name)).length, names.join(', ')).toBeGreaterThan(1);
});

test('audiences are found from a handle alone', async () => {
  const ideas = await ideasFor(buildRequest({}, { username: 'sourdoughsam' }));
  expect(ideas[0]?.reasoning).toContain('“sourdough” in your handle');
});

test('audiences are not claimed for words that match nothing', async () => {
  const ideas = await ideasFor(describedBy('Zorbing through the quasars'));
  for (const { reasoning } of ideas) expect(reasoning).toMatch(/^A wild card that none of your/);
});

/** Profiles about something else, and one about nothing. */
const mila = {
  username: 'mila.bakes.sample',
  displayName: 'Mila Bakes',
  bio: 'Sourdough, small kitchens and very honest fails. Recipes every Tuesday.',
};
const gritline = {
  username: 'gritline.sample',
  displayName: 'Gritline Calisthenics',
  bio: 'Park workouts, no gym needed. Grip, core, patience.',
};
const tinyLoft = {
  username: 'tinyloft.sample',
  displayName: 'Tiny Loft Living',
  bio: '24 square meters, one cat, too many plants. Home goods that fold away.',
};
const nocturne = {
  username: 'nocturne.nails.sample',
  displayName: 'Nocturne Nails',
  bio: 'Press-on nail art after midnight. Beauty without the salon chair.',
};
const pawel = {
  username: 'pixel.pawel.sample',
  displayName: 'Pixel Pawel',
  bio: 'Retro gaming repairs. If it beeps, I open it.',
};
const zz = { username: 'zz' };

/** Descriptions with the terms that they should match in the catalog. */
const described: [description: string, profile: SocialData, about: string[]][] = [
  ['Pottery', zz, ['pottery', 'ceramic', 'clay']],
  ['Pottery', mila, ['pottery', 'ceramic', 'clay']],
  ['Skateboarding and street photography', mila, ['skateboarding', 'photography']],
  ['Skateboarding', nocturne, ['skateboarding']],
  ['Street photography', gritline, ['photography']],
  ['Resin art and scrapbooking', pawel, ['resin', 'art', 'scrapbook', 'crafts']],
  ['Tarot readings for beginners', mila, ['tarot', 'astrology']],
  ['Kayak fishing on small lakes', nocturne, ['fishing']],
  ['Sourdough and croissants', gritline, ['baking']],
  ['Sourdough and croissants', mila, ['baking']],
  ['Life with my two rescue greyhounds and other dogs', mila, ['dogs']],
  ['My kittens', pawel, ['cats']],
  ['Horse riding', tinyLoft, ['horses']],
  ['Vinyl records and turntables', mila, ['vinyl']],
  ['Guitar lessons', nocturne, ['guitar']],
  ['Marathon training', mila, ['running']],
  ['Yoga for stiff people', pawel, ['yoga']],
  ['Gravel rides and bikepacking', mila, ['cycling']],
  ['Houseplants', mila, ['plants']],
  ['Curly hair', gritline, ['hair']],
  ['Perfume reviews', pawel, ['fragrance']],
  ['Espresso at home', gritline, ['coffee']],
  ['Dungeons and dragons', mila, ['tabletop']],
  ['Cosplay', mila, ['anime']],
  ['Nurse on night shifts', tinyLoft, ['nursing']],
  ['Budgeting for students', nocturne, ['finance', 'studying']],
  ['Wedding planning', gritline, ['weddings']],
  ['Van life in winter', mila, ['van life']],
  ['Knitting socks', gritline, ['knitting', 'socks']],
  ['Golf', nocturne, ['golf']],
  ['Aquascaping', mila, ['aquariums']],
  ['Parenting twins', pawel, ['parenting']],
];

describe.each(described)('“%s” beside %j', (description, profile, about) => {
  const entriesOf = (ideas: readonly ProductIdea[], term: string) =>
    opened.backend.query<{ name: string }>(
      `select name from product_catalogue
       where name = any($1)
         and (search @@ plainto_tsquery('english', $2) or $2 = any(niches))`,
      [ideas.map(({ productName }) => productName), term],
    );

  test('at least two of five ideas are about the description, the first among them', async () => {
    const ideas = await ideasFor(
      buildRequest({}, { ...profile, userProvidedContext: description }),
    );
    const fitting = new Set<string>();
    for (const term of about) {
      for (const { name } of await entriesOf(ideas, term)) fitting.add(name);
    }
    const told = ideas.map(({ productName, reasoning }) => `${productName}: ${reasoning}`);
    expect(fitting.size, told.join('\n')).toBeGreaterThanOrEqual(2);
    expect([...fitting], told.join('\n')).toContain(ideas[0]?.productName);
  });

  test('every word that an idea quotes, and every niche it names, is in its entry', async () => {
    const look = { styles: ['vintage' as const, 'y2k' as const], colors: ['#9CAF88'] };
    const ideas = await ideasFor(
      buildRequest({ look }, { ...profile, userProvidedContext: description }),
    );
    for (const idea of ideas) {
      const [reason = ''] = idea.reasoning.split('. ');
      const quoted = [...reason.matchAll(/“([^”]+)”/g)].map(([, word = '']) => word);
      const field = /whose subject is (.+), going by/.exec(reason)?.[1];
      const said = `${description} ${Object.values(profile).join(' ')}`.toLowerCase();
      for (const word of quoted) expect(said).toContain(word);
      for (const term of [...quoted, ...(field === undefined ? [] : [field])]) {
        expect(await entriesOf([idea], term), `${idea.productName}: ${reason}`).toHaveLength(1);
      }
    }
  });
});

test('the same request gets the same ideas', async () => {
  const request = describedBy('Bread, knitting and dogs');
  expect(await ideasFor(request)).toEqual(await ideasFor(request));
});

test('repeated requests never repeat an idea', async () => {
  const seen: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    const request = describedBy('I bake sourdough bread');
    const ideas = await ideasFor({ ...request, excludeProductNames: seen });
    seen.push(...ideas.map(({ productName }) => productName));
  }
  expect(new Set(seen).size).toBe(60);
});

test('any words give five different ideas from at least three categories', async () => {
  const words = fc.array(fc.oneof(fc.constantFrom(...creatorNiches), fc.string()), {
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(words, fc.nat(3_000_000), async (said, followers) => {
      const userProvidedContext = said.join(' ').replaceAll('\0', '');
      const ideas = await ideasFor(buildRequest({}, { userProvidedContext, followers }));
      expect(new Set(ideas.map(({ productName }) => productName)).size).toBe(5);
      expect(new Set(ideas.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3);
    }),
    { numRuns: 40 },
  );
});

test('the generation is stored where save_selected_idea finds it', async () => {
  const sessionId = '1764244800000-0123456789abcdef0123456789abcdef';
  const ideas = await ideasFor({ ...describedBy('Bread'), sessionId });
  const { data } = await opened.database.rpc('save_selected_idea', {
    session_id: sessionId,
    user_email: 'ana@example.com',
    social_profile_url: 'https://www.tiktok.com/@ana',
    selected_idea: ideas[0] ?? {},
  });
  expect(data).toBe(true);
  expect(
    await opened.backend.query(
      'select ideas, selected_idea from product_idea_generations where session_id = $1',
      [sessionId],
    ),
  ).toEqual([{ ideas, selected_idea: ideas[0] }]);
});

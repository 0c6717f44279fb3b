import { generateProductIdeasResponseSchema } from '@functions/_shared/contracts/product-ideas.ts';
import { nichesById } from '@functions/_shared/domain/niches/niche-patterns.ts';
import { productCategories } from '@functions/_shared/domain/product-categories.ts';
import { createHandler } from '@functions/generate-product-ideas/handler.ts';
import {
  catalogIdeas,
  classicGoods,
  ideasByNiche,
} from '@functions/generate-product-ideas/idea-catalog.ts';
import { createIdeaGenerations } from '@functions/generate-product-ideas/idea-generations.ts';
import { expect, test } from 'vitest';
import { access, call } from '../../../support/functions.ts';
import { openServiceDatabase } from '../../../support/service-database.ts';
import { buildRequest } from './build-request.ts';

test('there are at least 600 ideas over at least 160 niches, and some of every category', () => {
  expect(catalogIdeas.length).toBeGreaterThanOrEqual(600);
  expect(nichesById.size).toBeGreaterThanOrEqual(160);
  expect(new Set(catalogIdeas.map(({ kind }) => kind.category))).toEqual(
    new Set(productCategories),
  );
});

test('every niche has at least three ideas over at least three categories', () => {
  const thin = [...nichesById.keys()].filter((id) => {
    const ideas = ideasByNiche.get(id) ?? [];
    return ideas.length < 3 || new Set(ideas.map(({ kind }) => kind.category)).size < 3;
  });
  expect(thin).toEqual([]);
});

test('ids and names are unique, and no name is too long for an answer', () => {
  const names = catalogIdeas.map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(catalogIdeas.map(({ id }) => id)).size).toBe(catalogIdeas.length);
  expect(names.filter((name) => name.length > 80)).toEqual([]);
});

test('every price range can be asked for, and suits an audience', () => {
  for (const { id, priceUsd, followerTiers, novelty } of catalogIdeas) {
    expect(priceUsd.low, id).toBeGreaterThan(0);
    expect(priceUsd.high, id).toBeGreaterThan(priceUsd.low);
    expect(novelty, id).toBeGreaterThanOrEqual(1);
    for (const tier of followerTiers) expect(['nano', 'micro', 'mid', 'macro']).toContain(tier);
  }
});

test('the classics last for several rounds and spread over categories', () => {
  expect(classicGoods.length).toBeGreaterThanOrEqual(25);
  expect(new Set(classicGoods.map(({ kind }) => kind.category)).size).toBeGreaterThanOrEqual(5);
});

test('the generation is stored where save_selected_idea finds it', async () => {
  const { backend, database } = await openServiceDatabase();
  const sessionId = '1764244800000-0123456789abcdef0123456789abcdef';
  const handler = createHandler({
    access,
    generations: createIdeaGenerations(database),
    chat: undefined,
    newSessionId: () => crypto.randomUUID(),
  });
  const request = buildRequest({ sessionId }, { userProvidedContext: 'Bread' });
  const { body } = await call(handler, request);
  const { ideas } = generateProductIdeasResponseSchema.parse(body);
  const { data } = await database.rpc('save_selected_idea', {
    session_id: sessionId,
    user_email: 'ana@example.com',
    social_profile_url: 'https://www.tiktok.com/@ana',
    selected_idea: ideas[0] ?? {},
  });
  expect(data).toBe(true);
  expect(
    await backend.query(
      'select ideas, selected_idea from product_idea_generations where session_id = $1',
      [sessionId],
    ),
  ).toEqual([{ ideas, selected_idea: ideas[0] }]);
  await backend.close();
});

import { openMemoryBackend, stubBrowser } from '@tests/support/local-backend.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Backend } from '../../../supabase/local/backend.ts';

let backend: Backend;

beforeAll(async () => {
  ({ backend } = await openMemoryBackend());
});

afterAll(() => backend.close());

afterEach(() => vi.unstubAllGlobals());

test('a strategy is a row with exactly the fields of the wizard', async () => {
  stubBrowser({ fetch: (input, init) => backend.fetch(new Request(input, init)) });
  const { saveStrategy } = await import('@/api/strategies.ts');
  const row = {
    user_email: 'ana@example.com',
    current_country: 'china',
    target_countries: 'TBD',
    timeline: 'asap',
    roadmap_data: {
      strategy_type: 'nearshoring',
      pain_points: ['Tariffs', 'Faster lead times'],
      volume: '100k+',
      category: 'home-goods',
      risk_tolerance: 'aggressive',
    },
  } as const;
  await saveStrategy({
    ...row,
    roadmap_data: { ...row.roadmap_data, pain_points: [...row.roadmap_data.pain_points] },
  });
  expect(
    await backend.query(
      'select user_email, current_country, target_countries, timeline, roadmap_data from strategy_submissions',
    ),
  ).toEqual([row]);
});

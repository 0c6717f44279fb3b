import { stubBrowser } from '@tests/support/local-backend.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function answeredWith(answer: () => Response | Promise<Response>) {
  const calls: { name: string; body: unknown }[] = [];
  stubBrowser({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      calls.push({
        name: new URL(request.url).pathname.split('/').at(-1) ?? '',
        body: await request.json(),
      });
      return answer();
    },
  });
  return { calls, ...(await import('@/api/tariffs.ts')) };
}

const tee = {
  hts8: '6109.10.00',
  description: 'T-shirts > Of cotton',
  general_rate_text: '16.5%',
  matched_term: 'tee',
  term_confidence: 'high',
  term_note: 'knit, cotton',
  rank: 1,
};

test("a search requests eight lines under the database's names and returns ours", async () => {
  const { searchTariffLines, calls } = await answeredWith(() => Response.json([tee]));
  expect(await searchTariffLines('Tees')).toEqual([
    {
      hts8: '6109.10.00',
      description: 'T-shirts > Of cotton',
      generalRateText: '16.5%',
      matchedTerm: 'tee',
      termConfidence: 'high',
      termNote: 'knit, cotton',
      rank: 1,
    },
  ]);
  expect(calls).toEqual([
    { name: 'search_tariff_lines', body: { query: 't-shirts', result_limit: 8 } },
  ]);
});

test('words without a match find no line', async () => {
  const { searchTariffLines } = await answeredWith(() => Response.json([]));
  expect(await searchTariffLines('zzz')).toEqual([]);
});

test('a code without a line has no facts', async () => {
  const { tariffLineFacts, calls } = await answeredWith(() => Response.json(null));
  expect(await tariffLineFacts('9999.99.99')).toBeNull();
  expect(calls).toEqual([{ name: 'tariff_line_facts', body: { code: '9999.99.99' } }]);
});

test('an answer in an unexpected shape is not reported as a network error', async () => {
  const odd = await answeredWith(() => Response.json([{ ...tee, rank: 'first' }]));
  await expect(odd.searchTariffLines('tee')).rejects.toMatchObject({ code: 'bad_answer' });
  await expect(odd.tariffLineFacts('6109.10.00')).rejects.toMatchObject({ code: 'bad_answer' });
});

test('a missing answer is a network error', async () => {
  const { searchTariffLines } = await answeredWith(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(searchTariffLines('tee')).rejects.toMatchObject({ code: 'network' });
});

test("a rejection keeps the database's code", async () => {
  const { searchTariffLines } = await answeredWith(() =>
    Response.json({ code: '57014', message: 'canceling statement' }, { status: 500 }),
  );
  await expect(searchTariffLines('tee')).rejects.toMatchObject({ code: '57014', status: 500 });
});

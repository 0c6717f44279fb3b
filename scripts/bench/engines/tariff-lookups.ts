import { defaultPublishableKey } from '../../../src/config/local-backend.ts';

const goods = [
  'cotton t-shirts',
  'scented candles in glass',
  'leather handbags',
  'steel water bottles',
  'yoga mats',
  'wooden toys',
  'ceramic mugs',
  'wool socks',
  'wireless earbuds',
  'face cream',
];
const origins = ['China', 'Vietnam', 'Mexico', 'Portugal', 'India'];

/** Questions as visitors ask KIRA, every product from every origin. */
export const questions: readonly string[] = goods.flatMap((product) =>
  origins.map((origin) => `What is the duty on ${product} from ${origin}?`),
);

/**
 * The response time of each question over HTTP, in milliseconds, one after the other.
 * @throws Error when one fails
 */
export async function timeLookups(siteUrl: string): Promise<number[]> {
  const times: number[] = [];
  for (const query of questions) {
    const startedAt = performance.now();
    await askLookup(siteUrl, query);
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** Asks one question and reads the whole answer. @throws Error when it fails */
export async function askLookup(siteUrl: string, query: string): Promise<void> {
  const response = await fetch(`${siteUrl}/functions/v1/tariff-lookup-live`, {
    method: 'POST',
    headers: { apikey: defaultPublishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${query} ${response.status} ${text}`);
}

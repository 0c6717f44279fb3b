import { createOpenAiImages } from '@functions/generate-mockup/openai-images.ts';
import { expect, test } from 'vitest';
import { directCall, fakeFetch, silence } from '../../../support/functions.ts';

const png = 'iVBORw0KGgoAAAANSUhEUg==';

function generator(answer: () => Response | Promise<Response>) {
  const { fetch, requests } = fakeFetch(answer);
  const generate = createOpenAiImages({
    fetch,
    apiKey: 'secret-key',
    baseUrl: 'https://images.example/v1/',
    model: 'some-model',
    call: directCall(20),
  });
  return { generate, requests };
}

test('requests one square picture, with the key only in the header', async () => {
  const { generate, requests } = generator(() => Response.json({ data: [{ b64_json: png }] }));
  await generate('a mug');
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url).toBe('https://images.example/v1/images/generations');
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret-key');
  expect(requests[0]?.body).toEqual({
    model: 'some-model',
    prompt: 'a mug',
    n: 1,
    size: '1024x1024',
  });
});

test.each([
  ['a PNG', { b64_json: png }, `data:image/png;base64,${png}`],
  ['a JPEG', { b64_json: '/9j/4AAQSkZJRg==' }, 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='],
  ['a WebP', { b64_json: 'UklGRiQAAAA=' }, 'data:image/webp;base64,UklGRiQAAAA='],
  ['an address', { b64_json: null, url: 'https://cdn.example/a.png' }, 'https://cdn.example/a.png'],
])('accepts %s', async (_case, picture, address) => {
  const { generate } = generator(() => Response.json({ data: [picture] }));
  expect(await generate('a mug')).toBe(address);
});

test.each([
  ['on a refusal', () => Response.json({ error: {} }, { status: 429 }), 'status'],
  ['on an answer that is not JSON', () => new Response('<html>'), 'shape'],
  ['on an empty list', () => Response.json({ data: [] }), 'shape'],
  [
    'on a picture of no known format',
    () => Response.json({ data: [{ b64_json: 'aGk=' }] }),
    'shape',
  ],
  [
    'on text inside the base64',
    () => Response.json({ data: [{ b64_json: `${png}" onload="` }] }),
    'shape',
  ],
  [
    'on a plain http address',
    () => Response.json({ data: [{ url: 'http://cdn.example/a.png' }] }),
    'shape',
  ],
  ['on a script address', () => Response.json({ data: [{ url: 'javascript:alert(1)' }] }), 'shape'],
  ['on silence', silence, 'timeout'],
  ['on a broken line', () => Promise.reject(new TypeError('fetch failed')), 'network'],
])('fails, so that the built-in engine takes over, %s', async (_case, answer, reason) => {
  await expect(generator(answer).generate('a mug')).rejects.toMatchObject({ reason });
});

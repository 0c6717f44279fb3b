import type { ServiceName } from '@functions/_shared/external-services.assumptions.ts';
import { everyFunction } from '@tests/support/every-function.ts';
import { access, call } from '@tests/support/functions.ts';
import { openServiceDatabase } from '@tests/support/service-database.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/**
 * The response of each function to a caller who has used up the day's quota of its paid service.
 */
const answers: Record<string, { services: ServiceName[]; status: number; body: object }> = {
  'analyze-creator-aesthetic': { services: ['chat'], status: 200, body: { source: 'builtin' } },
  'fetch-tiktok-data': {
    services: ['youtube', 'profiles'],
    status: 502,
    body: { error: { code: 'platform_unreachable' } },
  },
  'generate-mockup': { services: ['images'], status: 200, body: { source: 'builtin' } },
  'generate-product-ideas': { services: ['chat'], status: 200, body: { source: 'builtin' } },
  'kira-chat': { services: ['chat'], status: 200, body: { source: 'builtin' } },
  'market-pricing': { services: ['prices'], status: 200, body: { source: 'builtin' } },
  'send-sourcing-tool-notification': {
    services: ['email'],
    status: 429,
    body: { error: { code: 'too_many_messages', message: expect.stringContaining('later') } },
  },
  'send-tool-notification': {
    services: ['email'],
    status: 429,
    body: { error: { code: 'too_many_messages', message: expect.stringContaining('later') } },
  },
  'text-to-voice': {
    services: ['speech'],
    status: 429,
    body: { error: { code: 'voice_used_up', message: expect.stringContaining('Please type') } },
  },
  'voice-to-text': {
    services: ['transcription'],
    status: 429,
    body: { error: { code: 'voice_used_up', message: expect.stringContaining('Please type') } },
  },
};

const paid = vi.fn(async () => {
  throw new Error('The paid service was asked.');
});
const asked: ServiceName[] = [];

let opened: Awaited<ReturnType<typeof openServiceDatabase>>;
beforeAll(async () => {
  opened = await openServiceDatabase();
});
afterAll(() => opened.backend.close());

test.each(Object.keys(answers))(
  "%s does not call the paid service for a caller who has used up the day's quota",
  async (name) => {
    const used = {
      ...access,
      quota: () => async (service: ServiceName) => {
        asked.push(service);
        return false;
      },
    };
    const under = everyFunction(opened.database, used, {
      chat: paid,
      generateImage: paid,
      searchMarket: paid,
      lookups: [
        { service: 'youtube', lookUp: paid },
        { service: 'profiles', lookUp: paid },
      ],
    }).find((one) => one.name === name);
    if (under === undefined) throw new Error(`There is no function ${name}`);
    asked.length = 0;
    // A stored profile would be returned before any service is called.
    const body = name === 'fetch-tiktok-data' ? { url: 'tiktok.com/@nobody.here' } : under.body;
    expect(await call(under.handler, body)).toMatchObject({
      status: answers[name]?.status,
      body: answers[name]?.body,
    });
    expect(asked).toEqual(answers[name]?.services);
    expect(paid).not.toHaveBeenCalled();
  },
);

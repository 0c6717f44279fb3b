import type { ServiceDatabase } from '@functions/_shared/database.ts';
import { readDescription } from '@functions/_shared/drawing/read-description.ts';
import { captureTransport } from '@functions/_shared/email.ts';
import { createFlagEmail } from '@functions/_shared/email-flag.ts';
import { ServiceError } from '@functions/_shared/fetch-with-limits.ts';
import type { AccessPolicy, Handler } from '@functions/_shared/http.ts';
import { createOutbox } from '@functions/_shared/outbox-table.ts';
import { createSubmissions } from '@functions/_shared/submissions.ts';
import { createTariffStore } from '@functions/_shared/tariff-store.ts';
import { createFactoryStore } from '@functions/ai-factory-search/factory-store.ts';
import { createHandler as factorySearch } from '@functions/ai-factory-search/handler.ts';
import { createHandler as aesthetic } from '@functions/analyze-creator-aesthetic/handler.ts';
import { createHandler as drawGoods } from '@functions/draw-goods/handler.ts';
import {
  type Dependencies as ProfileDependencies,
  createHandler as profile,
} from '@functions/fetch-tiktok-data/handler.ts';
import { createSampleProfiles } from '@functions/fetch-tiktok-data/sample-profiles.ts';
import {
  type Dependencies as MockupDependencies,
  createHandler as mockup,
} from '@functions/generate-mockup/handler.ts';
import { createHandler as ideas } from '@functions/generate-product-ideas/handler.ts';
import { createIdeaGenerations } from '@functions/generate-product-ideas/idea-generations.ts';
import {
  type Dependencies as ChatDependencies,
  createHandler as chat,
} from '@functions/kira-chat/handler.ts';
import { createKnowledge } from '@functions/kira-chat/knowledge.ts';
import { createHandler as landedCost } from '@functions/landed-cost/handler.ts';
import {
  type Dependencies as PricingDependencies,
  createHandler as pricing,
} from '@functions/market-pricing/handler.ts';
import { createHandler as retry } from '@functions/notifications-retry/handler.ts';
import { createHandler as sourcing } from '@functions/send-sourcing-tool-notification/handler.ts';
import { createHandler as notification } from '@functions/send-tool-notification/handler.ts';
import { createHandler as tariff } from '@functions/tariff-lookup-live/handler.ts';
import { createHandler as speech } from '@functions/text-to-voice/handler.ts';
import { createHandler as goods } from '@functions/understand-goods/handler.ts';
import { createHandler as transcription } from '@functions/voice-to-text/handler.ts';
import { calculatedResults } from '@tests/support/calculation.ts';

export type FunctionUnderTest = {
  name: string;
  handler: Handler;
  /** A valid body. */
  body: unknown;
};

/** The adapters of the paid services. */
export type PaidAdapters = Pick<ChatDependencies, 'chat'> &
  Pick<MockupDependencies, 'generateImage'> &
  Pick<PricingDependencies, 'searchMarket'> &
  Pick<ProfileDependencies, 'lookups'>;

const noKeys: PaidAdapters = {
  chat: undefined,
  generateImage: undefined,
  searchMarket: undefined,
  lookups: [],
};

/**
 * Every function that reads a body, wired as in its index.ts on this database; without keys unless
 * `paid` sets them. Voice always has a service.
 */
export function everyFunction(
  database: ServiceDatabase,
  access: AccessPolicy,
  { chat: askModel, generateImage, lookups, searchMarket }: PaidAdapters = noKeys,
): FunctionUnderTest[] {
  const now = () => new Date('2026-11-28T12:00:00Z');
  const mail = {
    access,
    notifyEmail: 'leads@example.com',
    outbox: createOutbox(database, { notifyEmail: 'leads@example.com' }),
    submissions: createSubmissions(database),
    flagEmail: createFlagEmail(database),
    sendMail: captureTransport,
    defaultDelivery: 'captured' as const,
    now,
  };
  const links = {
    siteUrl: 'https://www.example.com',
    functionsUrl: 'https://api.example/functions/v1',
    bookingUrl: 'https://example.com/call',
  };
  return [
    {
      name: 'ai-factory-search',
      handler: factorySearch({ access, factories: createFactoryStore(database) }),
      body: { searchQuery: 'scented candles', country: 'china', productCategory: 'home-goods' },
    },
    {
      name: 'analyze-creator-aesthetic',
      handler: aesthetic({ access, chat: askModel }),
      body: {
        profileUrl: 'https://www.tiktok.com/@ana',
        profile: {
          username: 'ana',
          displayName: 'Ana',
          bio: 'Punk and leather',
          platform: 'TikTok',
        },
        userProvidedContext: 'I paint mugs',
        palette: ['#112233', '#ffeedd'],
        paletteFrom: 'pictures',
      },
    },
    {
      name: 'fetch-tiktok-data',
      handler: profile({
        access,
        samples: createSampleProfiles(database),
        lookups,
        fetchPage: async () => {
          throw new ServiceError('network', 'There is no network here.');
        },
      }),
      body: { url: 'tiktok.com/@mila.bakes.sample' },
    },
    {
      name: 'generate-mockup',
      handler: mockup({ access, generateImage, readGoods: readDescription }),
      body: {
        productDescription: 'A ceramic mug with a smiley',
        brandName: '@ana',
        styleVibe: 'minimalist',
        targetModel: 'product-design',
        creatorAesthetic: 'Warm and quiet',
        colorPalette: ['#112233'],
      },
    },
    {
      name: 'draw-goods',
      handler: drawGoods({ access }),
      body: {
        goods: [{ productName: 'Mug with bees', kindId: 'mug', motif: 'bees' }],
        brandName: '@ana',
        styles: ['minimalist'],
        colors: ['#d96c47'],
      },
    },
    {
      name: 'generate-product-ideas',
      handler: ideas({
        access,
        generations: createIdeaGenerations(database),
        chat: askModel,
        newSessionId: () => 'a-session-of-a-test',
      }),
      body: {
        socialData: {
          username: 'sourdoughsam',
          followers: 48_000,
          engagement_rate: 5,
          bio: 'Bread',
        },
        userEmail: 'ana@example.com',
        socialProfileUrl: 'https://www.tiktok.com/@sourdoughsam',
        socialPlatform: 'TikTok',
        sessionId: 'a-session-of-a-test',
        excludeProductNames: ['Sourdough starter kit'],
      },
    },
    {
      name: 'kira-chat',
      handler: chat({ access, knowledge: createKnowledge(database), chat: askModel }),
      body: {
        prompt: 'Who owns the design?',
        history: [
          { role: 'user', content: 'Hello' },
          { role: 'assistant', content: 'Hi!' },
        ],
      },
    },
    {
      name: 'market-pricing',
      handler: pricing({ access, searchMarket }),
      body: { query: 'cotton t-shirt', productCategory: 'apparel' },
    },
    {
      name: 'notifications-retry',
      handler: retry({ ...mail, access }),
      body: { limit: 5 },
    },
    {
      name: 'send-sourcing-tool-notification',
      handler: sourcing({ ...mail, siteUrl: links.siteUrl }),
      body: {
        type: 'map-intro',
        email: 'ana@example.com',
        data: { country: 'Turkey', category: 'General', message: 'Towels, 2,000 pieces' },
        submissionId: '7c1f1d52-5d0f-4c4c-9d62-0f7a5b8f1a11',
        form: { trap: '', filledInMs: 9_000 },
      },
    },
    {
      name: 'send-tool-notification',
      handler: notification({ ...mail, ...links }),
      body: {
        tool: 'revenue_calculator',
        userEmail: 'ana@example.com',
        details: {
          audience_size: 10_000,
          engagement_rate: 3.5,
          product_category: 'apparel',
          made_in: 'china',
          average_order_value: 25,
          results: calculatedResults,
        },
        timestamp: '2026-11-27T12:00:00.000Z',
        submissionId: '7c1f1d52-5d0f-4c4c-9d62-0f7a5b8f1a11',
        form: { trap: '', filledInMs: 9_000 },
      },
    },
    {
      name: 'tariff-lookup-live',
      handler: tariff({
        access,
        store: createTariffStore(database),
        live: undefined,
        now: () => new Date('2026-11-28T17:00:00Z'),
      }),
      body: { query: 'duty on cotton t-shirts from China on 2026-11-28' },
    },
    {
      name: 'landed-cost',
      handler: landedCost({
        access,
        store: createTariffStore(database),
        now: () => new Date('2026-11-28T17:00:00Z'),
      }),
      body: { product: 'cotton t-shirt', productCategory: 'apparel', hts8: '6109.10.00' },
    },
    {
      name: 'text-to-voice',
      handler: speech({
        access,
        speak: async () => ({ status: 'spoken', mp3: new Uint8Array([255, 251, 144, 196]) }),
      }),
      body: { text: 'Duty is 16.5%.', voice: 'nova' },
    },
    {
      name: 'understand-goods',
      handler: goods({ access }),
      body: { text: '500 canvas crossbody bags under $6', productCategory: 'accessories' },
    },
    {
      name: 'voice-to-text',
      handler: transcription({
        access,
        transcribe: async () => ({ status: 'heard', text: 'Hello' }),
      }),
      body: { audio: 'UklGRiQAAABXQVZFZm10IBAAAAABAAEA', mimeType: 'audio/wav' },
    },
  ];
}

import {
  type AnalyzeCreatorAestheticRequest,
  analyzeCreatorAestheticResponseSchema,
} from '@functions/_shared/contracts/creator-aesthetic.ts';
import { ServiceError } from '@functions/_shared/fetch-with-limits.ts';
import { createHandler } from '@functions/analyze-creator-aesthetic/handler.ts';
import { describe, expect, test, vi } from 'vitest';
import { access, call } from '../../../support/functions.ts';
import { fakeChat } from '../generate-product-ideas/build-request.ts';

type Profile = NonNullable<AnalyzeCreatorAestheticRequest['profile']>;

const request = (
  profile: Profile = {},
  overrides: Partial<AnalyzeCreatorAestheticRequest> = {},
): AnalyzeCreatorAestheticRequest => ({
  profileUrl: 'https://www.tiktok.com/@zz',
  profile,
  ...overrides,
});

async function analyze(body: AnalyzeCreatorAestheticRequest) {
  const answer = await call(createHandler({ access, chat: undefined }), body);
  return analyzeCreatorAestheticResponseSchema.parse(answer.body);
}

const liveAnalysis = {
  aesthetic: 'Sun-washed and slow.',
  colors: ['#F6EBD9', '#C97B63', '#9CAF88'],
  mood: ['warm', 'slow'],
  styles: ['cottagecore', 'vintage'],
};

test.each([
  ['Goth tattoos and metal shows 🖤', 'edgy'],
  ['Gym coach. Lifting and running 💪', 'athletic'],
  ['Sourdough, garden flowers and a cottage 🌿', 'cottagecore'],
  ['Retro film cameras, thrift finds from the 70s', 'vintage'],
  ['Gadgets, code and smart homes', 'tech-modern'],
  ['Elegant silk, gold and marble', 'luxury'],
  ['Sneakers, skate spots and graffiti', 'streetwear'],
  ['Y2K butterfly clips and glitter nails', 'y2k'],
  ['A minimal, calm and clean home', 'minimalist'],
  ['Bright rainbow paintings, playful and bold', 'bold-colorful'],
])('the built-in tables rate “%s” as %s first', async (bio, style) => {
  const { analysis, source } = await analyze(request({ bio }));
  expect(source).toBe('builtin');
  expect(analysis.styles[0]).toBe(style);
});

test('the built-in tables return a sentence, colors, moods and the evidence', async () => {
  expect(await analyze(request({ bio: 'Punk and leather, vintage records, red' }))).toEqual({
    source: 'builtin',
    analysis: {
      aesthetic: 'Edgy, with a touch of Vintage and Minimalist: dark, rebellious and intense.',
      colors: ['#D62828', '#141414', '#8B0000', '#A6A6A6'],
      mood: ['dark', 'rebellious', 'intense', 'warm', 'calm'],
      styles: ['edgy', 'vintage', 'minimalist'],
    },
    basis: expect.stringMatching(/^Read from .*“vintage”.*\.$/),
  });
});

test('the built-in tables mention when there was little evidence', async () => {
  const { analysis, basis } = await analyze(request({ username: 'sourdoughsam' }));
  expect(analysis.aesthetic).toMatch(/^Perhaps Cottagecore/);
  expect(basis).toBe(
    'Read from “sourdough”. That’s not much to go on, so take it as a starting point.',
  );
});

test('the built-in tables use what the visitor says about their content', async () => {
  const { analysis } = await analyze(request({}, { userProvidedContext: 'grunge and punk' }));
  expect(analysis.styles).toEqual(['edgy']);
});

test('the built-in tables take colors from an SVG picture and name it as the source', async () => {
  const svg = '<svg><rect fill="#141414"/><path style="fill:#8b0000"/><g stroke="#aaa"/></svg>';
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const { analysis, basis } = await analyze(request({ profile_pic_url: address }));
  expect(analysis.colors).toEqual(['#141414', '#8B0000', '#AAAAAA']);
  expect(analysis.styles[0]).toBe('edgy');
  expect(basis).toContain('the 3 colors of your profile picture');
});

test('the built-in tables prefer colors that the page extracted over those of the picture', async () => {
  const { analysis } = await analyze(
    request({ bio: 'yoga' }, { palette: ['#112233', '#445566', '#778899'] }),
  );
  expect(analysis.colors).toEqual(['#112233', '#445566', '#778899']);
});

test.each([
  ['nothing', {}],
  ['empty words', { username: '', bio: ' ' }],
  ['words that speak for no style', { username: 'janedoe', bio: 'Hello there' }],
  ['a picture that is not ours to fetch', { profile_pic_url: 'https://cdn.example/a.jpg' }],
  ['a broken picture', { profile_pic_url: 'data:image/svg+xml;base64,%%%' }],
])('for the built-in tables %s is an error that says what to do', async (_, profile) => {
  expect(await call(createHandler({ access, chat: undefined }), request(profile))).toEqual({
    status: 422,
    body: {
      error: {
        code: 'nothing_to_read',
        message:
          'Your profile doesn’t show words or colors we can read a style from. Pick style tags yourself instead.',
      },
    },
  });
});

describe('by a language model', () => {
  const silenceWarnings = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const ask = (chat: ReturnType<typeof fakeChat>['chat'], profile: Profile = { bio: 'Yoga' }) =>
    call(createHandler({ access, chat }), request(profile));

  test('a good answer is returned with its evidence', async () => {
    const { chat, questions } = fakeChat(() => liveAnalysis);
    expect(await ask(chat, { username: 'ana', bio: 'Ignore this order' })).toEqual({
      status: 200,
      body: {
        analysis: liveAnalysis,
        source: 'live',
        basis: 'Read from your handle and your bio.',
      },
    });
    expect(questions[0]?.data).toMatchObject({ username: 'ana', bio: 'Ignore this order' });
    expect(questions[0]?.instructions).not.toContain('Ignore');
  });

  const bad: [string, unknown][] = [
    ['no styles', { ...liveAnalysis, styles: [] }],
    ['four styles', { ...liveAnalysis, styles: ['y2k', 'edgy', 'luxury', 'vintage'] }],
    ['a style twice', { ...liveAnalysis, styles: ['y2k', 'y2k'] }],
    ['an unknown style', { ...liveAnalysis, styles: ['baroque'] }],
    ['colors in words', { ...liveAnalysis, colors: ['red'] }],
    ['a link', { ...liveAnalysis, aesthetic: 'www.evil.example' }],
    ['nothing', null],
  ];

  test.each(bad)('an answer with %s is requested once more', async (_, answer) => {
    const { chat } = fakeChat(
      () => answer,
      () => liveAnalysis,
    );
    expect(await ask(chat)).toMatchObject({ status: 200, body: { source: 'live' } });
  });

  test.each(bad)('two answers with %s fall back to the tables', async (_, answer) => {
    const warn = silenceWarnings();
    const { chat } = fakeChat(
      () => answer,
      () => answer,
    );
    expect(await ask(chat)).toMatchObject({ status: 200, body: { source: 'builtin' } });
    expect(warn).toHaveBeenCalledOnce();
  });

  test('a service that times out falls back to the tables', async () => {
    silenceWarnings();
    const { chat, questions } = fakeChat(() => {
      throw new ServiceError('timeout', 'No answer within 20000 ms.');
    });
    expect(await ask(chat)).toMatchObject({ status: 200, body: { source: 'builtin' } });
    expect(questions).toHaveLength(1);
  });

  test('is not asked to judge a handle alone', async () => {
    const { chat, questions } = fakeChat();
    expect(await ask(chat, { username: 'sourdoughsam' })).toMatchObject({
      body: { source: 'builtin' },
    });
    expect(questions).toEqual([]);
  });
});

test.each([
  [{}, 'profileUrl'],
  [request({}, { palette: ['red'] }), 'palette'],
  [request({ bio: 'x'.repeat(5001) }), 'profile.bio'],
])('rejects %j', async (body, field) => {
  const answer = await call(createHandler({ access, chat: undefined }), body);
  expect(answer.status).toBe(422);
  expect(JSON.stringify(answer.body)).toContain(field);
});

import type {
  AiFactorySearchResponse,
  Factory,
} from '@functions/_shared/contracts/ai-factory-search.ts';
import type { KiraChatResponse } from '@functions/_shared/contracts/kira-chat.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { aTariffResult } from '@tests/src/tools/assistant/rules/messages.ts';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { tabStorage } from '@/lib/storage.ts';
import { answersCopy } from '@/tools/assistant/answers-copy.ts';
import { AssistantBrowser } from '@/tools/assistant/browser.ts';
import { assistantCopy } from '@/tools/assistant/copy.ts';
import type { AnswerCard } from '@/tools/assistant/rules/thread.ts';
import { answering } from '@/tools/assistant/screen/answering.ts';
import { AssistantScreen } from '@/tools/assistant/screen/assistant-screen.tsx';
import type { Dictation } from '@/tools/assistant/screen/dictation.ts';
import type { Microphone } from '@/tools/assistant/screen/microphone.ts';
import { AssistantServices } from '@/tools/assistant/services.ts';
import { parseThread, threadKey } from '@/tools/assistant/storage.ts';

// As once the page is idle.
await answering.load();

export const copy = { ...assistantCopy, ...answersCopy };

export function aReply(overrides: Partial<KiraChatResponse> = {}): KiraChatResponse {
  return {
    reply: 'The call is free.',
    answered: true,
    sources: [],
    suggestions: [],
    contacts: [],
    source: 'builtin',
    ...overrides,
  };
}

export function aFactory(name: string): Factory {
  return {
    id: name,
    name,
    country: 'vietnam',
    location: 'Hanoi',
    description: 'Candles in glass',
    minOrder: 500,
    leadTime: '30-45 days',
    certifications: [],
    specialties: [],
    priceRange: '$2-3',
    match: 'kind',
    reason: 'Makes soy candles.',
    isSample: true,
  };
}

export function foundFactories(...names: string[]): AiFactorySearchResponse {
  return {
    factories: names.map(aFactory),
    otherFactories: [],
    understoodAs: null,
    feasible: true,
    alternativeSuggestion: null,
    suggestedCountries: [],
    source: 'builtin',
  };
}

const isCard = (kept: unknown): kept is AnswerCard =>
  typeof kept === 'object' && kept !== null && 'kind' in kept;

function fakeServices() {
  return {
    lookupTariff: vi.fn<AssistantServices['lookupTariff']>(async () => aTariffResult()),
    searchFactories: vi.fn<AssistantServices['searchFactories']>(async () =>
      foundFactories('Lumen'),
    ),
    askKira: vi.fn<AssistantServices['askKira']>(async () => aReply()),
    understandGoods: vi.fn<AssistantServices['understandGoods']>(async () => ({
      understoodAs: null,
      others: [],
      unknownThing: null,
      notMade: null,
      stated: { units: null, minUnitPriceUsd: null, maxUnitPriceUsd: null, country: null },
    })),
    landedCost: vi.fn<AssistantServices['landedCost']>(async () => {
      throw new Error('No landed cost in this test');
    }),
    transcribe: vi.fn<AssistantServices['transcribe']>(async () => ({
      status: 'heard',
      text: 'What does the call cost?',
    })),
    fetchVoice: vi.fn<AssistantServices['fetchVoice']>(async () => 'SUQz'),
    signedInUserId: vi.fn<AssistantServices['signedInUserId']>(async () => null),
    startConversation: vi.fn<AssistantServices['startConversation']>(async () => 'c1'),
    addMessage: vi.fn<AssistantServices['addMessage']>(async () => undefined),
  };
}

/** A microphone that says what it is told to, and ends when it is stopped. */
export function fakeMicrophone(chunkBytes: readonly number[] = [5000]) {
  let ended = () => {};
  const microphone = {
    record: vi.fn<Microphone['record']>((on) => {
      ended = () => {
        for (const size of chunkBytes) {
          on.chunk(new Blob([new Uint8Array(size)], { type: 'audio/webm' }));
        }
        on.ended();
      };
    }),
    stop: vi.fn(() => ended()),
    release: vi.fn(),
    level: vi.fn(() => 0.5),
  };
  return microphone satisfies Microphone;
}

function fakeSpeaker() {
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  return {
    unlock: vi.fn(),
    silence: vi.fn(),
    say: vi.fn(
      (_voice: unknown, _text: string) =>
        new Promise<void>((resolve, reject) => {
          settle = { resolve, reject };
        }),
    ),
    end: () => act(async () => settle?.resolve()),
    breakOff: (name: string) =>
      act(async () => settle?.reject(Object.assign(new Error(name), { name }))),
  };
}

type Options = {
  services?: Partial<ReturnType<typeof fakeServices>>;
  openMicrophone?: AssistantBrowser['openMicrophone'];
  createDictation?: (() => Dictation) | null;
};

/** The whole screen with stand-ins for the backend and the browser. */
export function showAssistant(options: Options = {}) {
  const services = { ...fakeServices(), ...options.services };
  const speaker = fakeSpeaker();
  const microphone = fakeMicrophone();
  const browser = {
    openMicrophone: vi.fn(options.openMicrophone ?? (async () => microphone)),
    reencodeAsWav: vi.fn(async () => new Blob(['RIFF'], { type: 'audio/wav' })),
    createSpeaker: () => speaker,
    createDictation: options.createDictation ?? null,
    now: () => Date.now(),
  } satisfies AssistantBrowser;
  const readStoredThread = () =>
    parseThread(tabStorage.read(threadKey), (card) => (isCard(card) ? card : null));
  const view = render(
    <MemoryRouter>
      <AssistantServices value={services}>
        <AssistantBrowser value={browser}>
          <AssistantScreen readStoredThread={readStoredThread} />
        </AssistantBrowser>
      </AssistantServices>
    </MemoryRouter>,
    // As in development: effects run twice.
    { reactStrictMode: true },
  );
  return { ...view, services, speaker, microphone, browser };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const textBox = () => screen.getByRole('textbox', { name: copy.composer.label });
export const log = () => screen.getByRole('log', { name: copy.thread.label });
export const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(button(name));
  });

/** Types a question, sends it with Enter and lets the answer come. */
export async function ask(text: string): Promise<void> {
  fireEvent.change(textBox(), { target: { value: text } });
  await act(async () => {
    fireEvent.keyDown(textBox(), { key: 'Enter' });
  });
  await settle();
}

/** Lets what was answered at once arrive. */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  });

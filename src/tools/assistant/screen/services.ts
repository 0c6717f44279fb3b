import type {
  AiFactorySearchRequest,
  AiFactorySearchResponse,
} from '@functions/_shared/contracts/ai-factory-search.ts';
import type { KiraChatRequest, KiraChatResponse } from '@functions/_shared/contracts/kira-chat.ts';
import type {
  TariffLookupRequest,
  TariffLookupResponse,
} from '@functions/_shared/contracts/tariff-lookup-live.ts';
import type { VoiceToTextRequest } from '@functions/_shared/contracts/voice-to-text.ts';
import type { ThreadMessage } from '../rules/thread.ts';
import type { Dictation } from './dictation.ts';
import type { Microphone } from './microphone.ts';
import type { Speaker } from './speaker.ts';

/** A recording's words, or why there are none. */
export type Transcription =
  | { status: 'heard'; text: string }
  | { status: 'unsupported' }
  | { status: 'unavailable' };

/** Where a signed-in person's conversations are stored. */
export type ConversationStore = {
  /** Null for visitors who are not signed in. */
  signedInUserId: () => Promise<string | null>;
  startConversation: (userId: string, title: string) => Promise<string>;
  addMessage: (
    userId: string,
    conversationId: string,
    message: Pick<ThreadMessage, 'role' | 'content'>,
  ) => Promise<void>;
};

/** What the assistant asks of the world outside. Each rejects when it could not be done. */
export type AssistantServices = ConversationStore & {
  lookupTariff: (request: TariffLookupRequest) => Promise<TariffLookupResponse>;
  searchFactories: (request: AiFactorySearchRequest) => Promise<AiFactorySearchResponse>;
  askKira: (request: KiraChatRequest) => Promise<KiraChatResponse>;
  transcribe: (request: VoiceToTextRequest) => Promise<Transcription>;
  fetchVoice: (text: string) => Promise<string>;
};

/** The parts of a browser the assistant needs. */
export type AssistantBrowser = {
  openMicrophone: () => Promise<Microphone>;
  reencodeAsWav: (recording: Blob) => Promise<Blob>;
  createSpeaker: (audio: HTMLAudioElement) => Speaker;
  /** The browser's own speech recognition; null where there is none. */
  createDictation: (() => Dictation) | null;
  /** Milliseconds since 1970. */
  now: () => number;
};

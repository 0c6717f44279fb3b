import { addMessage, startConversation } from '@/api/conversations.ts';
import { searchFactories } from '@/api/factories.ts';
import { askKira } from '@/api/kira-chat.ts';
import { signedInUserId } from '@/api/signed-in-user.ts';
import { lookupTariff } from '@/api/tariff-lookup.ts';
import { fetchVoice, transcribe } from '@/api/voice.ts';
import type { AssistantServices } from '@/components/tools/assistant/services.ts';

/** The backend, as the assistant asks it. */
export const backend: AssistantServices = {
  lookupTariff,
  searchFactories,
  askKira,
  transcribe,
  fetchVoice,
  signedInUserId,
  startConversation,
  addMessage,
};

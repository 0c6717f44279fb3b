// The backend as the assistant uses it, in one chunk.
export { addMessage, startConversation } from '@/api/conversations.ts';
export { searchFactories } from '@/api/factories.ts';
export { askKira } from '@/api/kira-chat.ts';
export { landedCost } from '@/api/landed-cost.ts';
export { signedInUserId } from '@/api/signed-in-user.ts';
export { lookupTariff } from '@/api/tariff-lookup.ts';
export { understandGoods } from '@/api/understand-goods.ts';
export { fetchVoice, transcribe } from '@/api/voice.ts';

import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { ApiError } from './api-error.ts';
import { callDatabase } from './call.ts';

/** A message of the assistant's conversation as the database stores it. */
export type StoredMessage = { role: 'user' | 'assistant'; content: string };

/** Characters; the same limit as the column's. */
const maxContentLength = 20_000;

/** Starts a conversation for this user and returns its id. @throws ApiError */
export async function startConversation(userId: string, title: string): Promise<string> {
  const row = await callDatabase((client) =>
    client
      .from('ai_conversations')
      .insert({ user_id: userId, title, status: 'open' })
      .select('id')
      .single(),
  );
  if (row === null) throw new ApiError('The conversation was stored without an id.', 'no_row');
  return row.id;
}

/** Adds a message to one of this user's conversations. @throws ApiError */
export async function addMessage(
  userId: string,
  conversationId: string,
  { role, content }: StoredMessage,
): Promise<void> {
  await callDatabase((client) =>
    client.from('ai_messages').insert({
      conversation_id: conversationId,
      role,
      content: cutText(content, maxContentLength),
      user_id: role === 'user' ? userId : null,
    }),
  );
}

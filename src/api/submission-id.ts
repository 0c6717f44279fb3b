import { sha256Hex } from '@functions/_shared/sha256.ts';
import { uuidFromBytes } from '@/lib/uuid.ts';
import { visitorSessionId } from './visitor-session.ts';

/**
 * The id of what a visitor sends: the same for the same content on the same day (UTC), so that a
 * double click, a second tab or a later attempt is known as the same thing. Nobody else can tell
 * it, since the visitor's session is in it.
 */
export async function submissionId(kind: string, content: unknown, now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  const text = JSON.stringify([visitorSessionId(), kind, day, content]);
  // Pages opened by address on a local network have no digests.
  return globalThis.crypto.subtle === undefined
    ? randomIdFor(text)
    : uuidFromBytes(bytesOf(await sha256Hex(text)), 8);
}

const randomIds = new Map<string, string>();

/** The same for the same text while the page is open. */
function randomIdFor(text: string): string {
  const id = randomIds.get(text) ?? uuidFromBytes(crypto.getRandomValues(new Uint8Array(16)), 4);
  randomIds.set(text, id);
  return id;
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

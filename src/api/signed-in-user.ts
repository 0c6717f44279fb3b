import { accountClient, hasStoredSession } from './client.ts';

/**
 * The signed-in user's id; null for visitors. Read from the stored session, so it costs no request.
 */
export async function signedInUserId(): Promise<string | null> {
  if (!hasStoredSession()) return null;
  const { auth } = await accountClient.load();
  const { data } = await auth.getSession();
  return data.session?.user.id ?? null;
}

import { useState } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import { useLatestRequest } from '@/tools/shared/use-latest-request.ts';
import { withTimeout } from '@/tools/shared/with-timeout.ts';
import type { ProfileFetchContent } from '../copy.ts';
import type { FetchedProfile, ProfileAnswer } from './fetched-profile.ts';

export type ProfileFetchState =
  | { status: 'idle' }
  | { status: 'fetching' }
  | { status: 'loaded'; profile: FetchedProfile }
  | {
      status: 'failed';
      /** What is wrong with the link itself, in the server's words; null when it is not the link. */
      linkFault: string | null;
    };

export type FetchProfile = (request: { url: string }) => Promise<ProfileAnswer>;

type ProfileFetchOptions = {
  words: ProfileFetchContent['toasts'];
  fetchProfile: FetchProfile;
  initialProfile: FetchedProfile | null;
  /** Called with every loaded profile, and with null when it is taken away again. */
  onProfile: (profile: FetchedProfile | null) => void;
};

/** Social platforms are slow to answer, but nobody waits longer than this. */
const LIMIT_MS = 20_000;

/** Loads a profile from its link and says in a toast how it went. */
export function useProfileFetch({
  words,
  fetchProfile,
  initialProfile,
  onProfile,
}: ProfileFetchOptions) {
  const [state, setState] = useState<ProfileFetchState>(
    initialProfile === null ? { status: 'idle' } : { status: 'loaded', profile: initialProfile },
  );
  const currentRun = useLatestRequest();

  async function fetch(url: string) {
    if (state.status === 'fetching') return;
    if (url.trim() === '') {
      const { title, text } = words.urlRequired;
      toast({ title, description: text, variant: 'destructive' });
      return;
    }
    currentRun.startNext();
    const report = currentRun.only(setState);
    report({ status: 'fetching' });
    try {
      const { data, source } = await withTimeout(fetchProfile({ url: url.trim() }), LIMIT_MS);
      const profile = { ...data, source, askedUrl: url.trim() };
      if (!report({ status: 'loaded', profile })) return;
      onProfile(profile);
      const { title, text } = words.loaded;
      toast({ title, description: text(profile.username), variant: 'success' });
    } catch (error) {
      if (!report({ status: 'failed', linkFault: linkFaultOf(error) })) return;
      console.warn('Profile fetch: no profile', error);
      onProfile(null);
      const { title, text } = words.failed;
      toast({ title, description: text, variant: 'destructive' });
    }
  }

  /** Back to idle; an answer still under way is ignored. */
  function clear() {
    currentRun.startNext();
    setState({ status: 'idle' });
    onProfile(null);
  }

  return { state, fetch, clear };
}

/** The server calls faults of the link "link_…" and words them for the visitor. */
function linkFaultOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string')
    return null;
  return error.code.startsWith('link_') && error.message !== '' ? error.message : null;
}

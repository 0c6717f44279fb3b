import { use, useState } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import { useLatestRequest } from '@/tools/shared/use-latest-request.ts';
import { withTimeout } from '@/tools/shared/with-timeout.ts';
import { profileFetchCopy } from '../copy.ts';
import type { FetchedProfile } from '../rules/fetched-profile.ts';
import { ProfileServices } from '../services.ts';

const { toasts } = profileFetchCopy;

export type ProfileFetchState =
  | { status: 'idle' }
  | { status: 'fetching' }
  | { status: 'loaded'; profile: FetchedProfile }
  | {
      status: 'failed';
      /** The server's message if the link itself is wrong, else null. */
      linkFault: string | null;
    };

type ProfileFetchOptions = {
  initialProfile: FetchedProfile | null;
  /** Called before a profile is requested. */
  onFetch: () => void;
  /** Called with each loaded profile, and with null when there is none any more. */
  onProfile: (profile: FetchedProfile | null) => void;
};

/** Social platforms are slow. */
const TIMEOUT_MS = 20_000;

/**
 * Loads a profile from its link and announces the outcome with a toast. By hand, not with react-query,
 * which would weigh more on the first script than all of this.
 */
export function useProfileFetch({ initialProfile, onFetch, onProfile }: ProfileFetchOptions) {
  const { fetchProfile } = use(ProfileServices);
  const [state, setState] = useState<ProfileFetchState>(
    initialProfile === null ? { status: 'idle' } : { status: 'loaded', profile: initialProfile },
  );
  const currentRun = useLatestRequest();

  async function fetch(url: string) {
    if (state.status === 'fetching') return;
    if (url.trim() === '') {
      const { title, text } = toasts.urlRequired;
      toast({ title, description: text, variant: 'destructive' });
      return;
    }
    currentRun.startNext();
    const report = currentRun.only(setState);
    report({ status: 'fetching' });
    onFetch();
    try {
      const { data, source } = await withTimeout(fetchProfile({ url: url.trim() }), TIMEOUT_MS);
      const profile = { ...data, source, askedUrl: url.trim() };
      if (!report({ status: 'loaded', profile })) return;
      onProfile(profile);
      const { title, text } = toasts.loaded;
      toast({ title, description: text(profile.username), variant: 'success' });
    } catch (error) {
      if (!report({ status: 'failed', linkFault: linkFaultOf(error) })) return;
      console.warn('Profile fetch: no profile', error);
      onProfile(null);
      const { title, text } = toasts.failed;
      toast({ title, description: text, variant: 'destructive' });
    }
  }

  /** Resets to idle and ignores an answer still under way. */
  function clear() {
    currentRun.startNext();
    setState({ status: 'idle' });
    onProfile(null);
  }

  /** Shows a profile that another part has loaded; the form takes it over by itself. */
  function show(profile: FetchedProfile) {
    currentRun.startNext();
    setState({ status: 'loaded', profile });
  }

  return { state, fetch, clear, show };
}

/** Errors with a code "link_…" are about the link, and their message is meant for the visitor. */
function linkFaultOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string')
    return null;
  return error.code.startsWith('link_') && error.message !== '' ? error.message : null;
}

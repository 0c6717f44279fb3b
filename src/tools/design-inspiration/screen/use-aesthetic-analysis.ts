import type { AnalyzeCreatorAestheticRequest } from '@functions/_shared/contracts/creator-aesthetic.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { useMutation } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import { queryClient } from '@/api/query-client.ts';
import { toast } from '@/components/ui/toast-store.ts';
import type { FetchedProfile } from '@/tools/profile-fetch/rules/fetched-profile.ts';
import { designInspirationCopy } from '../copy.ts';
import type { AutoAnalysis } from '../rules/inspiration.ts';
import { InspirationServices } from '../services.ts';
import { readAvatarColors } from './read-avatar-colors.ts';

const { toasts } = designInspirationCopy;

type AestheticAnalysisOptions = {
  /** Null until a profile is fetched; without one there is nothing to analyze. */
  profile: FetchedProfile | null;
  /** Colors of the visitor's own pictures. */
  colors: readonly string[];
  onAnalysis: (analysis: AutoAnalysis) => void;
};

/** Analyzes the look of the fetched profile and announces the outcome with a toast. */
export function useAestheticAnalysis({ profile, colors, onAnalysis }: AestheticAnalysisOptions) {
  const { analyzeAesthetic } = use(InspirationServices);
  const { mutate, isPending, variables } = useMutation(
    {
      mutationFn: async (of: FetchedProfile) => analyzeAesthetic(await requestFor(of, colors)),
    },
    queryClient,
  );
  // The visitor may load another profile in the meantime.
  const isAnalyzing = isPending && variables.profileUrl === profile?.profileUrl;
  const loadedUrl = useRef(profile?.profileUrl);
  useEffect(() => {
    loadedUrl.current = profile?.profileUrl;
  });

  function run() {
    if (isAnalyzing) return;
    if (profile === null) {
      const { title, text } = toasts.profileRequired;
      toast({ title, description: text, variant: 'destructive' });
      return;
    }
    const { profileUrl } = profile;
    mutate(profile, {
      onSuccess: ({ analysis: { aesthetic, colors: found, mood }, basis }) => {
        if (loadedUrl.current !== profileUrl) return;
        onAnalysis({ aesthetic, colors: found, mood, basis });
        const { title, text } = toasts.analyzed;
        toast({ title, description: text, variant: 'success' });
      },
      onError: (error) => {
        if (loadedUrl.current !== profileUrl) return;
        console.warn('Design inspiration: the analysis failed', error);
        const { title, text } = toasts.failed;
        toast({ title, description: text, variant: 'destructive' });
      },
    });
  }

  return { isAnalyzing, run };
}

/** The visitor's own pictures tell more about the look they want than the profile's picture. */
async function requestFor(
  profile: FetchedProfile,
  colors: readonly string[],
): Promise<AnalyzeCreatorAestheticRequest> {
  if (colors.length > 0) return toRequest(profile, colors, 'pictures');
  const picture = profile.profile_pic_url;
  return toRequest(profile, picture ? await readAvatarColors(picture) : [], 'profile-picture');
}

/** A longer picture address, which holds the picture itself, is not sent. */
const MAX_PICTURE_URL_LENGTH = 64 * 1024;
const MAX_NAME_LENGTH = 500;

function toRequest(
  { profileUrl, username, displayName, platform, bio, profile_pic_url: picture }: FetchedProfile,
  colors: readonly string[],
  paletteFrom: NonNullable<AnalyzeCreatorAestheticRequest['paletteFrom']>,
): AnalyzeCreatorAestheticRequest {
  return {
    profileUrl,
    profile: {
      username,
      ...(displayName !== undefined && { displayName: cutText(displayName, MAX_NAME_LENGTH) }),
      platform,
      ...(bio !== undefined && { bio }),
      ...(picture !== undefined &&
        picture.length <= MAX_PICTURE_URL_LENGTH && { profile_pic_url: picture }),
    },
    ...(colors.length > 0 && { palette: [...colors], paletteFrom }),
  };
}

import type { AnalyzeCreatorAestheticResponse } from '@functions/_shared/contracts/creator-aesthetic.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import type { FetchedProfile } from '@/tools/profile-fetch/rules/fetched-profile.ts';
import { useLatestRequest } from '@/tools/shared/use-latest-request.ts';
import type { DesignInspirationContent } from '../copy.ts';
import type { AutoAnalysis } from './inspiration.ts';
import { type ReadAvatarColors, readAvatarColors } from './read-avatar-colors.ts';

/** What an analysis may read besides the profile's address. */
export type AestheticQuestion = {
  profileUrl: string;
  profile?: {
    username: string;
    displayName?: string;
    platform: string;
    bio?: string;
    profile_pic_url?: string;
  };
  palette?: string[];
  /** Whose colors the palette holds. */
  paletteFrom?: 'pictures' | 'profile-picture';
};

export type AnalyzeAesthetic = (
  question: AestheticQuestion,
) => Promise<Pick<AnalyzeCreatorAestheticResponse, 'analysis' | 'basis'>>;

type AestheticAnalysisOptions = {
  words: DesignInspirationContent['toasts'];
  analyze: AnalyzeAesthetic;
  /** Null until a profile was fetched; without it there is nothing to read. */
  profile: FetchedProfile | null;
  /** Colors of the visitor's own pictures. */
  colors: readonly string[];
  readAvatar?: ReadAvatarColors;
  onAnalysis: (analysis: AutoAnalysis) => void;
};

/** Reads the look of the fetched profile and says in a toast how it went. */
export function useAestheticAnalysis({
  words,
  analyze,
  profile,
  colors,
  readAvatar = readAvatarColors,
  onAnalysis,
}: AestheticAnalysisOptions) {
  /** The profile being read; one that is loaded no longer is read in vain. */
  const [readUrl, setReadUrl] = useState<string | null>(null);
  const isAnalyzing = readUrl !== null && readUrl === profile?.profileUrl;
  const currentRun = useLatestRequest();
  const loadedUrl = useRef(profile?.profileUrl);
  useEffect(() => {
    loadedUrl.current = profile?.profileUrl;
  });

  async function run() {
    if (isAnalyzing) return;
    if (profile === null) {
      const { title, text } = words.profileRequired;
      toast({ title, description: text, variant: 'destructive' });
      return;
    }
    currentRun.startNext();
    const { profileUrl } = profile;
    const report = currentRun.only(setReadUrl);
    const stop = () => report(null) && loadedUrl.current === profileUrl;
    report(profileUrl);
    try {
      const { analysis, basis } = await analyze(await ask(profile));
      if (!stop()) return;
      const { aesthetic, colors, mood } = analysis;
      onAnalysis({ aesthetic, colors, mood, basis });
      toast({ title: words.analyzed.title, description: words.analyzed.text, variant: 'success' });
    } catch (error) {
      if (!stop()) return;
      console.warn('Design inspiration: the analysis failed', error);
      toast({ title: words.failed.title, description: words.failed.text, variant: 'destructive' });
    }
  }

  /** The visitor's own pictures say more of the look they want than the profile's. */
  async function ask(of: FetchedProfile): Promise<AestheticQuestion> {
    if (colors.length > 0) return questionOf(of, colors, 'pictures');
    const picture = of.profile_pic_url;
    return questionOf(of, picture ? await readAvatar(picture) : [], 'profile-picture');
  }

  return { isAnalyzing, run };
}

/** A picture in the address itself may be too long to send; it is then left out. */
const LONGEST_PICTURE = 64 * 1024;
const LONGEST_NAME = 500;

function questionOf(
  { profileUrl, username, displayName, platform, bio, profile_pic_url: picture }: FetchedProfile,
  colors: readonly string[],
  paletteFrom: NonNullable<AestheticQuestion['paletteFrom']>,
): AestheticQuestion {
  return {
    profileUrl,
    profile: {
      username,
      ...(displayName !== undefined && { displayName: cutText(displayName, LONGEST_NAME) }),
      platform,
      ...(bio !== undefined && { bio }),
      ...(picture !== undefined &&
        picture.length <= LONGEST_PICTURE && { profile_pic_url: picture }),
    },
    ...(colors.length > 0 && { palette: [...colors], paletteFrom }),
  };
}

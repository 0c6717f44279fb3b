import { useEffect, useState } from 'react';
import {
  type AudienceProductFields,
  parseEngagementRatePct,
  parseFollowers,
} from '@/lib/calc/audience-product.ts';
import { colorsOf } from '@/tools/design-inspiration/rules/inspiration.ts';
import type { IdeaAudience } from '@/tools/idea-dialog/rules/idea-request.ts';
import { useIdeaDialog } from '@/tools/idea-dialog/screen/use-idea-dialog.ts';
import { useProfileFetch } from '@/tools/profile-fetch/screen/use-profile-fetch.ts';
import { toSharedAnswers } from '@/tools/shared/calculator-answers-offer.tsx';
import type { CreatorCalculatorScreenProps } from './creator-calculator-screen.tsx';
import { useCreatorScreen } from './use-creator-screen.ts';

/** Specification §4. */
const HIGHLIGHT_MS = 2_000;

type CreatorPartsOptions = Pick<
  CreatorCalculatorScreenProps,
  'address' | 'sharedAnswers' | 'locale'
>;

/** Wires the tool's parts to one another. */
export function useCreatorParts({ address, sharedAnswers, locale }: CreatorPartsOptions) {
  const highlight = useHighlight();
  const screen = useCreatorScreen({
    address,
    locale,
    onResult: (input) => sharedAnswers?.save(toSharedAnswers(input)),
  });
  const { form } = screen;
  const { profile, inspiration } = form.draft;
  const profileFetch = useProfileFetch({
    initialProfile: profile,
    onFetch: form.expectProfile,
    onProfile: form.setProfile,
  });
  const ideas = useIdeaDialog({
    loadedProfile: profile,
    look: { styles: inspiration.styles, colors: colorsOf(inspiration) },
    audience: audienceOf(form.draft.fields, locale),
    onUse: (idea, { profile: found, profileUrl }) => {
      form.takeIdea(idea);
      form.offerProfile(found, profileUrl);
      if (found !== null && profile === null) profileFetch.show(found);
      highlight.start();
    },
  });

  return { ...screen, profileFetch, ideas, highlight };
}

/** The valid part of the audience fields; ideas do not wait for the rest of the form. */
function audienceOf(
  { followers, engagementRate }: Pick<AudienceProductFields, 'followers' | 'engagementRate'>,
  locale: string,
): IdeaAudience {
  const audience = parseFollowers(followers, locale);
  const ratePct = parseEngagementRatePct(engagementRate, locale);
  return {
    ...(audience.ok && { followers: audience.value }),
    ...(ratePct.ok && { engagementRatePct: ratePct.value }),
  };
}

/** A highlight that turns itself off; starting it again restarts its time. */
function useHighlight(): { isOn: boolean; start: () => void } {
  const [start, setStart] = useState<object | null>(null);

  useEffect(() => {
    if (start === null) return;
    const timer = setTimeout(() => setStart(null), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [start]);

  return { isOn: start !== null, start: () => setStart({}) };
}

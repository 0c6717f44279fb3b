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
import type { CreatorCalculatorProps } from './creator-calculator-props.ts';
import { useCreatorScreen } from './use-creator-screen.ts';
import { useHighlight } from './use-highlight.ts';

type CreatorPartsOptions = Pick<CreatorCalculatorProps, 'services' | 'address' | 'sharedAnswers'> &
  Required<Pick<CreatorCalculatorProps, 'locale'>>;

/** The tool's parts, each told what it has to know of the others. */
export function useCreatorParts({ services, address, sharedAnswers, locale }: CreatorPartsOptions) {
  const highlight = useHighlight();
  const screen = useCreatorScreen({
    services,
    address,
    locale,
    onResult: (input) => sharedAnswers?.memory.save(toSharedAnswers(input)),
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
    onUse: (idea) => {
      form.takeIdea(idea);
      highlight.start();
    },
  });

  return { ...screen, profileFetch, ideas, highlight };
}

/** What of the audience is typed and readable; ideas do not wait for the rest of the form. */
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

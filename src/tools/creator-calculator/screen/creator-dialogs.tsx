import {
  type AudienceProductFields,
  parseEngagementRatePct,
  parseFollowers,
} from '@functions/_shared/domain/calc/audience-product.ts';
import { toNumberText } from '@functions/_shared/domain/number-text.ts';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { colorsOf } from '@/tools/design-inspiration/rules/colors-of.ts';
import { EngagementDialog } from '@/tools/engagement-dialog/screen/engagement-dialog.tsx';
import type { IdeaAudience } from '@/tools/idea-dialog/rules/idea-request.ts';
import { IdeaDialog } from '@/tools/idea-dialog/screen/idea-dialog.tsx';
import { useIdeaDialog } from '@/tools/idea-dialog/screen/use-idea-dialog.ts';
import { answersOfIdea } from './creator-answers.ts';
import type { CreatorParts } from './use-creator-parts.ts';

export type CreatorDialogsProps = {
  parts: Pick<CreatorParts, 'form' | 'profileFetch' | 'highlight' | 'learn'>;
  /** What is known of the visitor's product. */
  known: ToolProduct['known'] | undefined;
  /** How often the idea dialog was asked for. */
  ideaCalls: number;
  isEngagementOpen: boolean;
  onEngagementOpenChange: (isOpen: boolean) => void;
  /** Holds the form that gets the focus back. */
  formPlace: RefObject<HTMLElement | null>;
  locale: string;
};

/** The form's two helpers; each gives the focus to the field that it filled. */
export function CreatorDialogs({
  parts,
  known,
  ideaCalls,
  isEngagementOpen,
  onEngagementOpenChange,
  formPlace,
  locale,
}: CreatorDialogsProps) {
  const { form, highlight, learn } = parts;
  const ideas = useFormIdeas({ parts, known, locale });

  const openIdeas = useEffectEvent(() => ideas.open(form.draft.profileUrl));
  useEffect(() => {
    if (ideaCalls > 0) openIdeas();
  }, [ideaCalls]);

  const focusOn = (selector: string) =>
    formPlace.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

  return (
    <>
      <IdeaDialog
        dialog={ideas}
        onCloseAutoFocus={(event) => {
          if (!highlight.isOn) return;
          // The field that was filled, not the button that opened the dialog.
          event.preventDefault();
          focusOn('[data-highlighted]');
        }}
      />
      <EngagementDialog
        open={isEngagementOpen}
        onOpenChange={onEngagementOpenChange}
        formFollowers={form.draft.fields.followers}
        known={known}
        onUse={(engagementRatePct, followers) => {
          form.change({ engagementRate: toNumberText(engagementRatePct, locale) });
          if (form.draft.fields.followers.trim() === '') {
            form.change({ followers: toNumberText(followers, locale) });
          }
          learn('engagement', { followers, engagementRatePct });
        }}
        locale={locale}
        onCloseAutoFocus={(event) => {
          // What opened it went away with the help popover.
          event.preventDefault();
          focusOn('[name="engagementRate"]');
        }}
      />
    </>
  );
}

/** The idea dialog as the form knows it: what it starts from, and what a choice fills in. */
function useFormIdeas({
  parts: { form, profileFetch, highlight, learn },
  known,
  locale,
}: Pick<CreatorDialogsProps, 'parts' | 'known' | 'locale'>) {
  const { profile, inspiration, fields } = form.draft;
  return useIdeaDialog({
    loadedProfile: profile,
    look: { styles: inspiration.styles, colors: colorsOf(inspiration) },
    audience: audienceOf(fields, locale),
    known,
    onUse: (idea, visitor) => {
      const { profile: found, profileUrl } = visitor;
      const isPriceTaken = form.takeIdea(idea);
      learn('ideas', answersOfIdea(idea, visitor, { isPriceTaken }));
      form.offerProfile(found, profileUrl);
      if (found !== null && profile === null) profileFetch.show(found);
      highlight.start();
    },
  });
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

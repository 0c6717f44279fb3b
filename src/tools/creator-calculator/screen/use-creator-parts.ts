import {
  type AudienceProductFields,
  parseEngagementRatePct,
  parseFollowers,
} from '@functions/_shared/domain/calc/audience-product.ts';
import { useEffect, useState } from 'react';
import { learnAnswers } from '@/hooks/learn-answers.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import type { AnswerSource } from '@/lib/visitor-product/products.ts';
import { colorsOf } from '@/tools/design-inspiration/rules/inspiration.ts';
import type { IdeaAudience } from '@/tools/idea-dialog/rules/idea-request.ts';
import { useIdeaDialog } from '@/tools/idea-dialog/screen/use-idea-dialog.ts';
import { useProfileFetch } from '@/tools/profile-fetch/screen/use-profile-fetch.ts';
import { useOwnAnswers } from '@/tools/shared/use-own-answers.ts';
import type { SharedResult } from '@/tools/shared/use-shared-result.ts';
import type { CreatorCalculatorScreenProps } from './creator-calculator-screen.tsx';
import { answersOfCreator, answersOfIdea, answersOfProfile } from './creator-filling.ts';
import { useCreatorScreen } from './use-creator-screen.ts';

/** Specification §4. */
const HIGHLIGHT_MS = 2_000;

type CreatorPartsOptions = Pick<CreatorCalculatorScreenProps, 'address' | 'product' | 'locale'> & {
  shared: SharedResult;
};

/** Wires the tool's parts to one another. */
export function useCreatorParts({ address, shared, product, locale }: CreatorPartsOptions) {
  const highlight = useHighlight();
  const screen = useCreatorScreen({
    address,
    shared,
    locale,
    known: product?.known.answers,
    onResult: (input, draft) => learn('creator', answersOfCreator(input, draft)),
  });
  const { form } = screen;
  const { profile, inspiration } = form.draft;
  const own = useOwnAnswers(shared.isShared, () => {
    const { input } = screen.calculator.state;
    return input === null ? {} : answersOfCreator(input, form.draft);
  });
  const profileFetch = useProfileFetch({
    initialProfile: profile,
    onFetch: form.expectProfile,
    onProfile: (found) => {
      form.setProfile(found);
      if (found !== null) learn('profile', answersOfProfile(found));
    },
  });
  const ideas = useIdeaDialog({
    loadedProfile: profile,
    look: { styles: inspiration.styles, colors: colorsOf(inspiration) },
    audience: audienceOf(form.draft.fields, locale),
    known: product?.known,
    onUse: (idea, visitor) => {
      const { profile: found, profileUrl } = visitor;
      const isPriceTaken = form.takeIdea(idea);
      learn('ideas', answersOfIdea(idea, visitor, { isPriceTaken }));
      form.offerProfile(found, profileUrl);
      if (found !== null && profile === null) profileFetch.show(found);
      highlight.start();
    },
  });

  /** Without the visitor's product nothing is learned, nor what a link opened with. */
  function learn(from: AnswerSource, answers: ProductAnswers) {
    if (product) learnAnswers(from, own(answers));
  }

  return { ...screen, profileFetch, ideas, highlight, learn };
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

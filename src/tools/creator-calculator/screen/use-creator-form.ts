import type { ProductIdea } from '@functions/_shared/contracts/product-ideas.ts';
import type {
  AudienceProductFieldName,
  AudienceProductFields,
  FieldCode,
} from '@functions/_shared/domain/calc/audience-product.ts';
import { toNumberText } from '@functions/_shared/domain/number-text.ts';
import {
  type CreatorParse,
  missingCreatorFields,
  parseCreatorFields,
} from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { useEffect, useRef, useState } from 'react';
import { tabStorage } from '@/lib/storage.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import type { Inspiration } from '@/tools/design-inspiration/rules/inspiration.ts';
import type { FetchedProfile } from '@/tools/profile-fetch/rules/fetched-profile.ts';
import { useShownErrors } from '@/tools/shared/use-shown-errors.ts';
import { answersKey, lookKey, serializeDraft } from '../storage.ts';
import { type CreatorDraft, extrasOf, withIdea, withProfile } from './creator-draft.ts';
import {
  filledDraftNames,
  fillingOf,
  nothingFilled,
  withFilling,
  withoutFilling,
} from './creator-filling.ts';
import type { CreatorOpening } from './creator-opening.ts';

type CreatorFormOptions = {
  locale: string;
  opening: Pick<CreatorOpening, 'draft' | 'state'>;
  /** What is known of the visitor's product, for blank fields; a result that it opens with wins. */
  known: ProductAnswers | undefined;
  /** False while the form is somebody else's: the tab keeps the visitor's own. */
  isStored: boolean;
};

/** The form's state, stored in the tab, with the errors of fields that were left or submitted. */
export function useCreatorForm({ locale, opening, known, isStored }: CreatorFormOptions) {
  const [opened] = useState(() => {
    const before = opening.draft;
    const isResult = opening.state.input !== null;
    const filling =
      known === undefined || isResult ? nothingFilled : fillingOf(before, known, locale);
    return { draft: withFilling(before, filling), filling };
  });
  const { filling } = opened;
  const [draft, setDraft] = useState<CreatorDraft>(opened.draft);
  /** What was filled in becomes the form's own once there is a result of it. */
  const [isUsed, setUsed] = useState(false);

  const fieldsAtAsking = useRef(draft.fields);

  const texts = serializeDraft(isUsed ? draft : withoutFilling(draft, filling));
  useEffect(() => {
    if (isStored) tabStorage.write(answersKey, texts.answers);
  }, [isStored, texts.answers]);
  useEffect(() => {
    if (isStored) tabStorage.write(lookKey, texts.look);
  }, [isStored, texts.look]);

  const parsed = parseCreatorFields(draft.fields, locale, extrasOf(draft));
  const shown = useShownErrors<AudienceProductFieldName, FieldCode>(parsed.ok ? {} : parsed.errors);

  function change(part: Partial<AudienceProductFields>) {
    setDraft((before) => ({ ...before, fields: { ...before.fields, ...part } }));
    shown.typedIn(Object.keys(part));
  }

  /** Call it when a profile is requested: what is typed until it arrives is not overwritten. */
  function expectProfile() {
    fieldsAtAsking.current = draft.fields;
  }

  /** Fills in a profile, or with null takes out the former one. */
  function setProfile(profile: FetchedProfile | null) {
    const typedBefore = fieldsAtAsking.current;
    setDraft((before) => withProfile(before, profile, typedBefore, locale));
    if (profile !== null) shown.typedIn(['followers', 'engagementRate']);
  }

  /** Fills in what the idea dialog learned of the visitor, and overwrites nothing that they typed. */
  function offerProfile(profile: FetchedProfile | null, profileUrl: string) {
    setDraft((before) => {
      const isOther = before.profileUrl.trim() !== '' && before.profileUrl.trim() !== profileUrl;
      if (isOther || before.profile !== null) return before;
      const untyped = { ...before.fields, followers: '', engagementRate: '' };
      const filled = profile === null ? before : withProfile(before, profile, untyped, locale);
      return { ...filled, profileUrl };
    });
    if (profile !== null) shown.typedIn(['followers', 'engagementRate']);
  }

  /** Returns whether the idea's price became the form's. */
  function takeIdea(idea: ProductIdea): boolean {
    const options = { locale, filledPrice: filling.fields.price ?? '' };
    setDraft((before) => withIdea(before, idea, options));
    shown.typedIn(['product', 'price']);
    const { price } = withIdea(draft, idea, options).fields;
    return price === toNumberText(idea.estimatedPrice, locale);
  }

  /** Parses the form and from now on shows every error. */
  function submit(): CreatorParse {
    shown.showAll();
    return parsed;
  }

  return {
    draft,
    /** What was filled in when the form opened. */
    filled: filledDraftNames(filling),
    emptyFilled: () => setDraft((before) => withoutFilling(before, filling)),
    keepFilled: () => setUsed(true),
    parsed,
    missing: missingCreatorFields(draft.fields),
    errorOf: shown.errorOf,
    errorCount: shown.errorCount,
    submitted: shown.submitted,
    leave: shown.leave,
    change,
    setProfileUrl: (profileUrl: string) => setDraft((before) => ({ ...before, profileUrl })),
    expectProfile,
    setProfile,
    offerProfile,
    setInspiration: (changeLook: (before: Inspiration) => Inspiration) =>
      setDraft((before) => ({ ...before, inspiration: changeLook(before.inspiration) })),
    takeIdea,
    submit,
  };
}

export type CreatorForm = ReturnType<typeof useCreatorForm>;

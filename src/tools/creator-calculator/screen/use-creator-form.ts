import type { ProductIdea } from '@functions/_shared/contracts/product-ideas.ts';
import { useEffect, useRef, useState } from 'react';
import type {
  AudienceProductFieldName,
  AudienceProductFields,
  FieldCode,
} from '@/lib/calc/audience-product.ts';
import { tabStorage } from '@/lib/storage.ts';
import type { Inspiration } from '@/tools/design-inspiration/rules/inspiration.ts';
import type { FetchedProfile } from '@/tools/profile-fetch/rules/fetched-profile.ts';
import { useShownErrors } from '@/tools/shared/use-shown-errors.ts';
import {
  type CreatorParse,
  missingCreatorFields,
  parseCreatorFields,
} from '../rules/creator-input.ts';
import { answersKey, lookKey, parseDraft, serializeDraft } from '../storage.ts';
import { type CreatorDraft, extrasOf, openingDraft, withProfile } from './creator-draft.ts';

type CreatorFormOptions = {
  locale: string;
  /** The query the page was opened with. */
  params: URLSearchParams;
};

/** The form's state, stored in the tab, with the errors of fields that were left or submitted. */
export function useCreatorForm({ locale, params }: CreatorFormOptions) {
  const [draft, setDraft] = useState<CreatorDraft>(() =>
    openingDraft(
      params,
      parseDraft({ answers: tabStorage.read(answersKey), look: tabStorage.read(lookKey) }),
      locale,
    ),
  );

  const fieldsAtAsking = useRef(draft.fields);

  const texts = serializeDraft(draft);
  useEffect(() => {
    tabStorage.write(answersKey, texts.answers);
  }, [texts.answers]);
  useEffect(() => {
    tabStorage.write(lookKey, texts.look);
  }, [texts.look]);

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

  function takeIdea({ productName, category, estimatedPrice }: ProductIdea) {
    setDraft((before) => ({
      ...before,
      idea: { productName, category, estimatedPriceUsd: estimatedPrice },
    }));
    change({ product: productName });
  }

  /** Parses the form and from now on shows every error. */
  function submit(): CreatorParse {
    shown.showAll();
    return parsed;
  }

  return {
    draft,
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

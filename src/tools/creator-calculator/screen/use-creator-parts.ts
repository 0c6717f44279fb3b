import type { CreatorInput } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { useEffect, useReducer, useState } from 'react';
import { dismissToast } from '@/components/ui/toast-store.ts';
import { learnAnswers } from '@/hooks/learn-answers.ts';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { emailKey } from '@/lib/email.ts';
import { tabStorage } from '@/lib/storage.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import type { AnswerSource } from '@/lib/visitor-product/products.ts';
import { ideaKey } from '@/tools/idea-dialog/key.ts';
import { useProfileFetch } from '@/tools/profile-fetch/screen/use-profile-fetch.ts';
import type { SharedResult } from '@/tools/shared/use-shared-result.ts';
import { answersKey, lookKey, outcomeKey } from '../storage.ts';
import type { CreatorDraft } from './creator-draft.ts';
import { answersOfProfile } from './creator-filling.ts';
import { creatorFlow } from './creator-flow.ts';
import type { CreatorOpening } from './creator-opening.ts';
import { useCreatorForm } from './use-creator-form.ts';

/** Specification §4. */
const HIGHLIGHT_MS = 2_000;

/** What the main button was pressed with: a form that was found right. */
export type AskedResult = { input: CreatorInput; draft: CreatorDraft };

type CreatorPartsOptions = {
  opening: CreatorOpening;
  /** How the page was opened; nothing of somebody else's result is stored in the tab. */
  shared: Pick<SharedResult, 'isShared'>;
  product: Pick<ToolProduct, 'known'> | undefined;
  locale: string;
};

/**
 * The form with what stands beside it, and the state of the result. What calculates, asks and shows
 * is not in here, because it comes late (CreatorRun).
 */
export function useCreatorParts({ opening, shared, product, locale }: CreatorPartsOptions) {
  const highlight = useHighlight();
  const form = useCreatorForm({
    locale,
    opening,
    known: product?.known.answers,
    isStored: !shared.isShared,
  });
  const [state, dispatch] = useReducer(creatorFlow, opening.state);
  const [asked, setAsked] = useState<AskedResult | null>(null);
  const profileFetch = useProfileFetch({
    initialProfile: form.draft.profile,
    onFetch: form.expectProfile,
    onProfile: (found) => {
      form.setProfile(found);
      if (found !== null) learn('profile', answersOfProfile(found));
    },
  });

  /** Without the visitor's product nothing is learned, nor what a link opened with. */
  function learn(from: AnswerSource, answers: ProductAnswers) {
    if (product) learnAnswers(from, opening.own(answers));
  }

  /** Called with a valid form. */
  function submit() {
    const parsed = form.submit();
    if (!parsed.ok) return;
    dismissToast();
    setAsked({ input: parsed.value, draft: form.draft });
  }

  /** Removes everything typed here from the tab's storage. */
  function clear() {
    for (const key of savedKeys) tabStorage.remove(key);
  }

  return { form, state, dispatch, asked, profileFetch, highlight, learn, submit, clear };
}

export type CreatorParts = ReturnType<typeof useCreatorParts>;

/** Everything that this tool and its idea dialog store in the tab. */
const savedKeys = [answersKey, lookKey, outcomeKey, ideaKey, emailKey];

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

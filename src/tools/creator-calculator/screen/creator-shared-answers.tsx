import type { SharedAnswersMemory } from '@/hooks/use-shared-answers.ts';
import {
  type CalculatorAnswerName,
  calculatorAnswerNames,
  type SharedAnswers,
} from '@/lib/shared-answers.ts';
import type { SharedAnswersContent } from '@/tools/shared/shared-answers-copy.ts';
import { SharedAnswersOffer } from '@/tools/shared/shared-answers-offer.tsx';
import {
  type CreatorFieldName,
  type CreatorInput,
  dreamProductMaxLength,
  toCreatorFields,
} from '../rules/creator-input.ts';
import type { StartedAfter } from './creator-calculator-props.ts';
import type { CreatorForm } from './use-creator-form.ts';

export type CreatorSharedAnswersProps = {
  words: SharedAnswersContent;
  memory: SharedAnswersMemory;
  form: Pick<CreatorForm, 'draft' | 'change'>;
  locale: string;
  /** Why the form is as empty as it is. */
  startedAfter: StartedAfter;
  onForgotten: () => void;
};

/** Which field of this form asks for which answer. */
const fieldOf = {
  followers: 'followers',
  engagementRatePct: 'engagementRate',
  priceUsd: 'price',
  product: 'dreamProduct',
  country: 'country',
} as const satisfies Record<CalculatorAnswerName, CreatorFieldName>;

/** Offers what other tools were told, for the fields that are still empty. */
export function CreatorSharedAnswers({
  words,
  memory,
  form,
  locale,
  startedAfter,
  onForgotten,
}: CreatorSharedAnswersProps) {
  function use({ product, ...answers }: SharedAnswers) {
    const filled = toCreatorFields(
      {
        followers: answers.followers,
        engagementRatePct: answers.engagementRatePct,
        priceUsd: answers.priceUsd,
        country: answers.country,
        dreamProduct: product,
      },
      locale,
    );
    const offered = Object.values(fieldOf).filter((name) => filled[name] !== '');
    form.change(Object.fromEntries(offered.map((name) => [name, filled[name]])));
  }

  const isBlank = (name: CalculatorAnswerName) => form.draft.fields[fieldOf[name]].trim() === '';

  return (
    <SharedAnswersOffer
      words={words}
      memory={memory}
      blank={calculatorAnswerNames.filter(isBlank)}
      productMaxLength={dreamProductMaxLength}
      onUse={use}
      onForgotten={onForgotten}
      wasForgotten={startedAfter === 'forgetting'}
      className="mb-7"
    />
  );
}

/** What of this form other tools ask as well. */
export function sharedAnswersOf(input: CreatorInput): SharedAnswers {
  return {
    followers: input.followers,
    engagementRatePct: input.engagementRatePct,
    priceUsd: input.priceUsd,
    product: input.dreamProduct,
    country: input.country,
  };
}

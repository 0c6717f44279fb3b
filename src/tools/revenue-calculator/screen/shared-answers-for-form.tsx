import type { SharedAnswersMemory } from '@/hooks/use-shared-answers.ts';
import {
  type CalculatorAnswerName,
  calculatorAnswerNames,
  type SharedAnswers,
} from '@/lib/shared-answers.ts';
import {
  SharedAnswersOffer,
  type SharedAnswersOfferProps,
} from '@/tools/shared/shared-answers-offer.tsx';
import type { Calculation } from './calculation.ts';
import { type FormFields, fieldsFromRequest } from './form-fields.ts';
import type { RevenueForm } from './use-revenue-form.ts';

export type SharedAnswersForFormProps = Pick<SharedAnswersOfferProps, 'words' | 'onForgotten'> & {
  memory: SharedAnswersMemory;
  form: Pick<RevenueForm, 'fields' | 'change'>;
  locale: string;
};

/** Which field of this form asks for which answer. */
const fieldOf = {
  followers: 'audienceSize',
  engagementRatePct: 'engagementRate',
  priceUsd: 'averageOrderValue',
  product: 'productDescription',
  country: 'madeIn',
} as const satisfies Record<CalculatorAnswerName, keyof FormFields>;

/** Offers what other tools were told, for the fields that are still empty. */
export function SharedAnswersForForm({
  words,
  memory,
  form,
  locale,
  onForgotten,
}: SharedAnswersForFormProps) {
  function use(answers: SharedAnswers) {
    const filled = fieldsFromRequest(
      {
        audienceSize: answers.followers,
        engagementRatePct: answers.engagementRatePct,
        averageOrderValueUsd: answers.priceUsd,
        productDescription: answers.product,
        madeIn: answers.country,
      },
      locale,
    );
    const offered = calculatorAnswerNames
      .filter((name) => answers[name] !== undefined)
      .map((name) => fieldOf[name]);
    form.change(Object.fromEntries(offered.map((field) => [field, filled[field]])));
  }

  return (
    <SharedAnswersOffer
      words={words}
      memory={memory}
      blank={calculatorAnswerNames.filter((name) => form.fields[fieldOf[name]].trim() === '')}
      onUse={use}
      onForgotten={onForgotten}
      className="mb-6"
    />
  );
}

/** What of this form other tools ask as well. A rate that we assumed is no answer of the visitor's. */
export function toSharedAnswers({
  request,
  assumed,
}: Pick<Calculation, 'request' | 'assumed'>): SharedAnswers {
  return {
    followers: request.audienceSize,
    ...(!assumed.includes('engagementRate') && { engagementRatePct: request.engagementRatePct }),
    priceUsd: request.averageOrderValueUsd,
    product: request.productDescription,
    country: request.madeIn,
  };
}

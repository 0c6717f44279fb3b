import type { KeptAnswersMemory } from '@/hooks/use-kept-answers.ts';
import {
  type CalculatorAnswerName,
  calculatorAnswerNames,
  type KeptAnswers,
} from '@/lib/kept-answers/kept-answers.ts';
import { KeptAnswersOffer, type KeptAnswersOfferProps } from '../shared/kept-answers-offer.tsx';
import type { Calculation } from './calculation.ts';
import { type FormFields, fieldsFromRequest } from './form-fields.ts';
import type { RevenueForm } from './use-revenue-form.ts';

export type KeptAnswersForFormProps = Pick<KeptAnswersOfferProps, 'words' | 'onForgotten'> & {
  memory: KeptAnswersMemory;
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
export function KeptAnswersForForm({
  words,
  memory,
  form,
  locale,
  onForgotten,
}: KeptAnswersForFormProps) {
  function use(answers: KeptAnswers) {
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
    <KeptAnswersOffer
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
export function toKeptAnswers({
  request,
  assumed,
}: Pick<Calculation, 'request' | 'assumed'>): KeptAnswers {
  return {
    followers: request.audienceSize,
    ...(!assumed.includes('engagementRate') && { engagementRatePct: request.engagementRatePct }),
    priceUsd: request.averageOrderValueUsd,
    product: request.productDescription,
    country: request.madeIn,
  };
}

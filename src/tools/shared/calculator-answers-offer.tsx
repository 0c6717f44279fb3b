import type { SharedAnswersMemory } from '@/hooks/use-shared-answers.ts';
import {
  type AudienceProduct,
  type AudienceProductFieldName,
  type AudienceProductFields,
  toAudienceProductFields,
} from '@/lib/calc/audience-product.ts';
import {
  type CalculatorAnswerName,
  calculatorAnswerNames,
  type SharedAnswers,
} from '@/lib/shared-answers.ts';
import { sharedAnswersContent } from './shared-answers-copy.ts';
import { SharedAnswersOffer, type SharedAnswersOfferProps } from './shared-answers-offer.tsx';

export type CalculatorAnswersOfferProps = Pick<
  SharedAnswersOfferProps,
  'productMaxLength' | 'onForgotten' | 'wasForgotten' | 'className'
> & {
  memory: SharedAnswersMemory;
  fields: AudienceProductFields;
  /** Given the fields that the visitor's earlier answers fill. */
  onUse: (fields: Partial<AudienceProductFields>) => void;
  locale: string;
};

/** Which field of the calculators asks for which answer. */
const fieldOf = {
  followers: 'followers',
  engagementRatePct: 'engagementRate',
  priceUsd: 'price',
  product: 'product',
  country: 'country',
} as const satisfies Record<CalculatorAnswerName, AudienceProductFieldName>;

/** Offers a calculator what other tools were told, for the fields that are still blank. */
export function CalculatorAnswersOffer({
  fields,
  onUse,
  locale,
  ...offer
}: CalculatorAnswersOfferProps) {
  function use(answers: SharedAnswers) {
    const filled = toAudienceProductFields(answers, locale);
    const offered = calculatorAnswerNames
      .filter((name) => answers[name] !== undefined)
      .map((name) => [fieldOf[name], filled[fieldOf[name]]]);
    onUse(Object.fromEntries(offered));
  }

  return (
    <SharedAnswersOffer
      {...offer}
      words={sharedAnswersContent}
      blank={calculatorAnswerNames.filter((name) => fields[fieldOf[name]].trim() === '')}
      onUse={use}
    />
  );
}

/** What other tools ask as well. An assumed rate is not an answer of the visitor's. */
export function toSharedAnswers(
  { followers, engagementRatePct, priceUsd, product, country }: AudienceProduct,
  { isRateAssumed = false } = {},
): SharedAnswers {
  return {
    followers,
    ...(!isRateAssumed && { engagementRatePct }),
    priceUsd,
    product,
    country,
  };
}

import { isFactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { KeptAnswerName } from '@/lib/kept-answers/kept-answers.ts';
import { KeptAnswersOffer } from '../shared/kept-answers-offer.tsx';
import type { RfqGeneratorProps } from './rfq-generator.tsx';
import type { RfqForm } from './use-rfq.ts';

type RfqKeptAnswersProps = { form: RfqForm; keptAnswers: RfqGeneratorProps['keptAnswers'] };

/**
 * Offers the product and the country that another tool was told. The retail price is left out: a
 * supplier who knows it quotes up to it.
 */
export function RfqKeptAnswers({ form, keptAnswers }: RfqKeptAnswersProps) {
  const { fields, change } = form;
  const { country } = keptAnswers.memory.answers;
  const blank: KeptAnswerName[] = [];
  if (fields.product.trim() === '') blank.push('product');
  // "You choose" is no country that a supplier could be asked for.
  if (fields.origin === '' && isFactoryCountry(country)) blank.push('country');
  return (
    <KeptAnswersOffer
      words={keptAnswers.words}
      memory={keptAnswers.memory}
      blank={blank}
      onUse={(answers) =>
        change({
          product: answers.product ?? fields.product,
          origin: answers.country ?? fields.origin,
        })
      }
      onForgotten={form.forget}
    />
  );
}

import { isFactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { KeptAnswerName, KeptAnswers } from '@/lib/kept-answers/kept-answers.ts';
import { quantityNames } from '@/lib/rfq/rfq.ts';
import { KeptAnswersOffer } from '../shared/kept-answers-offer.tsx';
import type { RfqGeneratorProps } from './rfq-generator.tsx';
import type { RfqForm } from './use-rfq.ts';

type RfqKeptAnswersProps = { form: RfqForm; keptAnswers: RfqGeneratorProps['keptAnswers'] };

/**
 * Offers what other tools were told and this form still lacks. The retail price is left out: a
 * supplier who knows it quotes up to it.
 */
export function RfqKeptAnswers({ form, keptAnswers }: RfqKeptAnswersProps) {
  const { fields, change } = form;
  const { country } = keptAnswers.memory.answers;
  const blank: KeptAnswerName[] = [];
  if (fields.product.trim() === '') blank.push('product');
  // "You choose" is no country that a supplier could be asked for.
  if (fields.origin === '' && isFactoryCountry(country)) blank.push('country');
  if (fields.notes.trim() === '') blank.push('category');
  if (quantityNames.every((name) => fields[name].trim() === '')) blank.push('quantities');
  if (fields.certifications.length === 0) blank.push('certifications');

  function use(answers: KeptAnswers) {
    const { category } = answers;
    const [first, second, third] = answers.quantities?.map(String) ?? [];
    const { categories, rfq } = keptAnswers.words;
    change({
      product: answers.product ?? fields.product,
      origin: isFactoryCountry(answers.country) ? answers.country : fields.origin,
      // No product to quote for, so it stands among the notes.
      notes: category ? rfq.categoryNote(categories[category]) : fields.notes,
      ...(first && {
        firstQuantity: first,
        secondQuantity: second ?? '',
        thirdQuantity: third ?? '',
      }),
      certifications: answers.certifications ?? fields.certifications,
    });
  }

  return (
    <KeptAnswersOffer
      words={keptAnswers.words}
      memory={keptAnswers.memory}
      blank={blank}
      onUse={use}
      onForgotten={form.forget}
    />
  );
}

import { isFactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { SharedAnswerName, SharedAnswers } from '@/lib/shared-answers.ts';
import { SharedAnswersOffer } from '@/tools/shared/shared-answers-offer.tsx';
import { quantityNames } from '../rules/rfq.ts';
import type { RfqGeneratorProps } from './rfq-generator.tsx';
import type { RfqForm } from './use-rfq.ts';

type RfqSharedAnswersProps = { form: RfqForm; sharedAnswers: RfqGeneratorProps['sharedAnswers'] };

/**
 * Offers what other tools were told and this form still lacks. The retail price is left out: a
 * supplier who knows it quotes up to it.
 */
export function RfqSharedAnswers({ form, sharedAnswers }: RfqSharedAnswersProps) {
  const { fields, change } = form;
  const { country } = sharedAnswers.memory.answers;
  const blank: SharedAnswerName[] = [];
  if (fields.product.trim() === '') blank.push('product');
  // "You choose" is no country that a supplier could be asked for.
  if (fields.origin === '' && isFactoryCountry(country)) blank.push('country');
  if (fields.notes.trim() === '') blank.push('category');
  if (quantityNames.every((name) => fields[name].trim() === '')) blank.push('quantities');
  if (fields.certifications.length === 0) blank.push('certifications');

  function use(answers: SharedAnswers) {
    const { category } = answers;
    const [first, second, third] = answers.quantities?.map(String) ?? [];
    const { categories, rfq } = sharedAnswers.words;
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
    <SharedAnswersOffer
      words={sharedAnswers.words}
      memory={sharedAnswers.memory}
      blank={blank}
      onUse={use}
      onForgotten={form.forget}
    />
  );
}

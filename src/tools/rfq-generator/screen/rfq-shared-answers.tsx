import { isFactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { SharedAnswersMemory } from '@/hooks/use-shared-answers.ts';
import type { SharedAnswerName, SharedAnswers } from '@/lib/shared-answers.ts';
import { sharedAnswersContent } from '@/tools/shared/shared-answers-copy.ts';
import { SharedAnswersOffer } from '@/tools/shared/shared-answers-offer.tsx';
import { quantityNames } from '../rules/rfq.ts';
import type { RfqForm } from './use-rfq.ts';

type RfqSharedAnswersProps = { form: RfqForm; sharedAnswers: SharedAnswersMemory };

/**
 * Offers answers from other tools for blank fields. Not the retail price: a supplier who knows it
 * quotes up to it.
 */
export function RfqSharedAnswers({ form, sharedAnswers }: RfqSharedAnswersProps) {
  const { fields, change } = form;
  const { country } = sharedAnswers.answers;
  const blank: SharedAnswerName[] = [];
  if (fields.product.trim() === '') blank.push('product');
  // "You choose" is not a country of a supplier.
  if (fields.origin === '' && isFactoryCountry(country)) blank.push('country');
  if (fields.notes.trim() === '') blank.push('category');
  if (quantityNames.every((name) => fields[name].trim() === '')) blank.push('quantities');
  if (fields.certifications.length === 0) blank.push('certifications');

  function use(answers: SharedAnswers) {
    const { category } = answers;
    const [first, second, third] = answers.quantities?.map(String) ?? [];
    const { categories, rfq } = sharedAnswersContent;
    change({
      product: answers.product ?? fields.product,
      origin: isFactoryCountry(answers.country) ? answers.country : fields.origin,
      // The form has no field for a category.
      notes: category ? rfq.categoryNote(categories[category]) : fields.notes,
      ...(first && {
        firstQuantity: first,
        secondQuantity: second ?? '',
        thirdQuantity: third ?? '',
      }),
      certifications: answers.certifications ?? fields.certifications,
    });
    if (answers.product) void form.reading.ask(answers.product);
  }

  return (
    <SharedAnswersOffer
      words={sharedAnswersContent}
      memory={sharedAnswers}
      blank={blank}
      onUse={use}
      onForgotten={form.forget}
    />
  );
}

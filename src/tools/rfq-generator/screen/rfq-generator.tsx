import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { useId, useState } from 'react';
import type { SharedAnswersMemory } from '@/hooks/use-shared-answers.ts';
import { calendarDayOf } from '@/lib/calendar/calendar-day.ts';
import type { SharedAnswersContent } from '@/tools/shared/shared-answers-copy.ts';
import type { RfqContent } from '../copy.ts';
import { RfqFieldset } from './rfq-fieldset.tsx';
import { RfqGaps } from './rfq-gaps.tsx';
import { RfqPictures } from './rfq-pictures.tsx';
import { RfqResult } from './rfq-result.tsx';
import { RfqSharedAnswers } from './rfq-shared-answers.tsx';
import { RfqTerms } from './rfq-terms.tsx';
import { useRfq } from './use-rfq.ts';

export type RfqGeneratorProps = {
  words: RfqContent;
  /** The address given at the gate; where the quote goes unless another is typed. */
  email: string;
  /** Asked for by another tool; takes the place of a country chosen before. */
  origin?: FactoryCountry;
  sharedAnswers: { words: SharedAnswersContent; memory: SharedAnswersMemory };
};

/** Writes a request for quotation, and says beside it what a supplier would still ask. */
export function RfqGenerator({ words, email, origin, sharedAnswers }: RfqGeneratorProps) {
  const titleId = useId();
  const idPrefix = useId();
  const [locale] = useState(() => navigator.language);
  const [today] = useState(() => calendarDayOf(new Date()));
  const form = useRfq({ email, origin, locale, today });
  const part = { words, form, idPrefix };

  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="text-display-3">
        {words.title}
      </h3>
      <p className="mt-2 max-w-measure text-muted">{words.text}</p>
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[1.2fr_1fr]">
        <form
          method="post"
          aria-label={words.formLabel}
          onSubmit={(event) => event.preventDefault()}
          className="flex min-w-0 flex-col gap-10"
        >
          <RfqSharedAnswers form={form} sharedAnswers={sharedAnswers} />
          <RfqFieldset
            {...part}
            group="product"
            names={['product', 'materials', 'specification']}
          />
          <RfqFieldset
            {...part}
            group="quantity"
            names={['firstQuantity', 'secondQuantity', 'thirdQuantity', 'targetPrice']}
          />
          <RfqTerms {...part} today={today} />
          <RfqPictures {...part} />
          <RfqFieldset {...part} group="contact" names={['company', 'contactEmail', 'notes']} />
        </form>
        <div className="flex min-w-0 flex-col gap-8">
          <RfqGaps words={words.gaps} gaps={form.gaps} idPrefix={idPrefix} />
          <RfqResult
            words={words}
            form={form}
            locale={locale}
            onTakenAway={() =>
              form.rfq.product !== '' && sharedAnswers.memory.save({ product: form.rfq.product })
            }
            onClear={() => {
              sharedAnswers.memory.dismiss();
              form.clear();
            }}
          />
        </div>
      </div>
    </section>
  );
}

import { calendarDayOf } from '@functions/_shared/domain/calendar-day.ts';
import { useId, useState } from 'react';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import type { AskedRfq } from '@/lib/asked-rfq-query.ts';
import { readPicture } from '@/tools/design-inspiration/screen/read-picture.ts';
import { UploadTab } from '@/tools/design-inspiration/screen/upload-tab.tsx';
import { KnownAnswersNote } from '@/tools/shared/known-answers-note.tsx';
import { rfqCopy as copy } from '../copy.ts';
import { answersFromRfq } from '../rules/answers-for-rfq.ts';
import { fieldId, RfqFieldset, type RfqPartProps } from './rfq-fieldset.tsx';
import { RfqGaps } from './rfq-gaps.tsx';
import { RfqKnownPrice } from './rfq-known-price.tsx';
import { RfqReading } from './rfq-reading.tsx';
import { RfqResult } from './rfq-result.tsx';
import { RfqTerms } from './rfq-terms.tsx';
import { useRfq } from './use-rfq.ts';

type RfqGeneratorScreenProps = {
  /** Prefills the email for the quote. */
  email: string;
  /** What another tool or page sent the visitor here with; replaces what the tab stored. */
  asked?: AskedRfq | null;
  product: ToolProduct;
};

export function RfqGeneratorScreen({ email, asked = null, product }: RfqGeneratorScreenProps) {
  const titleId = useId();
  const idPrefix = useId();
  const [locale] = useState(() => navigator.language);
  const [today] = useState(() => calendarDayOf(new Date()));
  const form = useRfq({ email, asked, answers: product.known.answers, locale, today });
  const part = { form, idPrefix };

  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="text-display-3">
        {copy.title}
      </h3>
      <p className="mt-2 max-w-measure text-muted">{copy.text}</p>
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[1.2fr_1fr]">
        <form
          method="post"
          aria-label={copy.formLabel}
          onSubmit={(event) => event.preventDefault()}
          className="flex min-w-0 flex-col gap-10"
        >
          <KnownAnswersNote
            product={product}
            filled={form.filled}
            onEmpty={form.leaveBlank}
            onForgotten={form.forget}
          />
          <div className="flex flex-col gap-5">
            <RfqFieldset
              {...part}
              group="product"
              names={['product', 'materials', 'specification']}
            />
            {/* Below the fields it can fill, so that they do not move when it appears. */}
            <RfqReading {...part} />
          </div>
          <RfqFieldset
            {...part}
            group="quantity"
            names={['firstQuantity', 'secondQuantity', 'thirdQuantity', 'targetPrice']}
          />
          <RfqKnownPrice {...part} known={product.known} />
          <RfqTerms {...part} today={today} />
          <RfqPictures {...part} />
          <RfqFieldset {...part} group="contact" names={['company', 'contactEmail', 'notes']} />
        </form>
        <div className="flex min-w-0 flex-col gap-8">
          <RfqGaps gaps={form.gaps} idPrefix={idPrefix} />
          <RfqResult
            form={form}
            locale={locale}
            onExport={() => product.learn(answersFromRfq(form.rfq))}
            onClear={() => {
              product.decline();
              form.clear();
            }}
          />
        </div>
      </div>
    </section>
  );
}

const noColors: readonly string[] = [];

/** Reference pictures for the PDF. */
function RfqPictures({ form, idPrefix }: RfqPartProps) {
  return (
    <fieldset id={fieldId(idPrefix, 'pictures')} tabIndex={-1} className="min-w-0">
      <legend className="mb-4 text-title">{copy.groups.pictures}</legend>
      <UploadTab
        copy={copy.upload}
        images={form.pictures}
        colors={noColors}
        readPicture={readPicture}
        onAdd={form.addPictures}
        onRemove={form.removePicture}
      />
    </fieldset>
  );
}

import { parseJson } from '@functions/_shared/domain/schema.ts';
import { useMemo, useState } from 'react';
import type { AskedRfq } from '@/lib/asked-rfq-query.ts';
import { tabStorage } from '@/lib/storage.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import {
  inspirationSchema,
  type ReferenceImage,
} from '@/tools/design-inspiration/rules/inspiration.ts';
import { useToolState } from '@/tools/shared/use-tool-state.ts';
import { rfqCopy } from '../copy.ts';
import { withAsked } from '../rules/asked-rfq.ts';
import { findGaps } from '../rules/find-gaps.ts';
import { knownForRfq, withoutKnown } from '../rules/known-answers.ts';
import { emptyRfqFields, parseRfq, type RfqFields, rfqFields } from '../rules/rfq.ts';
import { useGoodsReading } from './use-goods-reading.ts';

const fieldsKey = 'rfq';
// Apart from the fields, since pictures are large and may not fit into the storage.
const picturesKey = 'rfq_pictures';

type UseRfqOptions = {
  email: string;
  /** What another tool or page sent the visitor here with; replaces what the tab stored. */
  asked: AskedRfq | null;
  /** Fills the blank fields. */
  answers: ProductAnswers;
  locale: string;
  today: string;
};

export type RfqForm = ReturnType<typeof useRfq>;

/** The request, stored in the tab with every change. */
export function useRfq({ email, asked, answers, locale, today }: UseRfqOptions) {
  const [{ schema, opened, known }] = useState(() => {
    const schema = rfqFields(email);
    const stored = parseJson(schema, tabStorage.read(fieldsKey));
    const told = asked === null ? stored : withAsked(stored, asked);
    // The gate may have been passed after the form was opened by a link, without an email.
    const opened = told.contactEmail === '' ? { ...told, contactEmail: email } : told;
    const known = knownForRfq(opened, answers, { today, notes: rfqCopy.notes });
    return { schema, opened: { ...opened, ...known.fields }, known };
  });
  const { state: fields, ...storedFields } = useToolState<RfqFields>({
    key: fieldsKey,
    schema,
    shared: opened,
    storesShared: asked !== null,
  });
  const { state: pictures, ...storedPictures } = useToolState<StoredPictures>({
    key: picturesKey,
    schema: storedPicturesSchema,
  });
  const { referenceImages } = pictures;

  const { rfq, errors } = useMemo(() => parseRfq(fields, locale), [fields, locale]);

  const reading = useGoodsReading(rfq.product);
  const ruleIds = reading.answer?.understoodAs?.rules.map(({ id }) => id);

  function empty(contactEmail: string) {
    storedFields.clear(emptyRfqFields(contactEmail));
    storedPictures.clear();
  }

  return {
    fields,
    pictures: referenceImages,
    rfq,
    errors,
    gaps: findGaps(rfq, { pictureCount: referenceImages.length, ruleIds, today }),
    reading,
    /** The answers that were filled in when the tool opened. */
    filled: known.names,
    change: (changed: Partial<RfqFields>) =>
      storedFields.set((before) => ({ ...before, ...changed })),
    addPictures: (added: readonly ReferenceImage[]) =>
      storedPictures.set((before) => ({
        referenceImages: [...before.referenceImages, ...added],
      })),
    removePicture: (id: string) =>
      storedPictures.set((before) => ({
        referenceImages: before.referenceImages.filter((each) => each.id !== id),
      })),
    /** Empties the fields that were filled in, but for those the visitor has changed. */
    leaveBlank: () =>
      storedFields.set((before) => ({ ...before, ...withoutKnown(before, known.fields) })),
    clear: () => empty(email),
    /** Clears the email from the gate too. */
    forget: () => empty(''),
  };
}

type StoredPictures = { referenceImages: readonly ReferenceImage[] };

function storedPicturesSchema(raw: unknown): StoredPictures {
  return { referenceImages: inspirationSchema(raw).referenceImages };
}

import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { useMemo, useState } from 'react';
import { parseJson } from '@/lib/schema.ts';
import { tabStorage } from '@/lib/storage.ts';
import {
  inspirationSchema,
  type ReferenceImage,
} from '@/tools/design-inspiration/rules/inspiration.ts';
import { useToolState } from '@/tools/shared/use-tool-state.ts';
import { findGaps } from '../rules/find-gaps.ts';
import { emptyRfqFields, parseRfq, type RfqFields, rfqFields } from '../rules/rfq.ts';
import { useGoodsReading } from './use-goods-reading.ts';

const fieldsKey = 'rfq';
// Apart from the fields, since pictures are large and may not fit into the storage.
const picturesKey = 'rfq_pictures';

type UseRfqOptions = {
  email: string;
  /** The country for which another tool sent the visitor here; replaces a stored one. */
  origin: FactoryCountry | undefined;
  locale: string;
  today: string;
};

export type RfqForm = ReturnType<typeof useRfq>;

/** The request, stored in the tab with every change. */
export function useRfq({ email, origin, locale, today }: UseRfqOptions) {
  const [schema] = useState(() => rfqFields(email));
  const { state: fields, ...storedFields } = useToolState<RfqFields>({
    key: fieldsKey,
    schema,
    shared: origin && { ...parseJson(schema, tabStorage.read(fieldsKey)), origin },
    storesShared: true,
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
    clear: () => empty(email),
    /** Clears the email from the gate too. */
    forget: () => empty(''),
  };
}

type StoredPictures = { referenceImages: readonly ReferenceImage[] };

function storedPicturesSchema(raw: unknown): StoredPictures {
  return { referenceImages: inspirationSchema(raw).referenceImages };
}

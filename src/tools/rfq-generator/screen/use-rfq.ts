import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { useMemo, useState } from 'react';
import { parseJson } from '@/lib/schema.ts';
import { tabStorage } from '@/lib/storage.ts';
import {
  inspirationSchema,
  type ReferenceImage,
} from '@/tools/design-inspiration/rules/inspiration.ts';
import { findGaps } from '../rules/find-gaps.ts';
import { emptyRfqFields, type RfqFields, readRfq, rfqFieldsFromText } from '../rules/rfq.ts';

const fieldsKey = 'rfq';
const picturesKey = 'rfq_pictures';

type UseRfqOptions = {
  email: string;
  /** The country another tool sent the visitor here for. */
  origin: FactoryCountry | undefined;
  locale: string;
  today: string;
};

/** The request being written: its fields and pictures, kept in the tab at every change. */
export function useRfq({ email, origin, locale, today }: UseRfqOptions) {
  const [fields, setFields] = useState(() => openingFields(email, origin));
  const [pictures, setPictures] = useState(() => openingPictures(tabStorage.read(picturesKey)));

  const { rfq, errors } = useMemo(() => readRfq(fields, locale), [fields, locale]);
  const gaps = findGaps(rfq, { pictureCount: pictures.length, today });

  function change(changed: Partial<RfqFields>) {
    const next = { ...fields, ...changed };
    setFields(next);
    tabStorage.write(fieldsKey, JSON.stringify(next));
  }

  // Pictures weigh far more than the rest, so the two are kept apart: one may fail to fit.
  function changePictures(next: readonly ReferenceImage[]) {
    setPictures(next);
    tabStorage.write(picturesKey, JSON.stringify({ referenceImages: next }));
  }

  function empty(contactEmail: string) {
    setFields(emptyRfqFields(contactEmail));
    setPictures([]);
    tabStorage.remove(fieldsKey);
    tabStorage.remove(picturesKey);
  }

  return {
    fields,
    pictures,
    rfq,
    errors,
    gaps,
    change,
    addPictures: (added: readonly ReferenceImage[]) => changePictures([...pictures, ...added]),
    removePicture: (id: string) => changePictures(pictures.filter((each) => each.id !== id)),
    clear: () => empty(email),
    /** Emptied of the address from the gate as well. */
    forget: () => empty(''),
  };
}

export type RfqForm = ReturnType<typeof useRfq>;

function openingFields(email: string, origin: FactoryCountry | undefined): RfqFields {
  const kept = tabStorage.read(fieldsKey);
  const fields = kept === null ? emptyRfqFields(email) : rfqFieldsFromText(kept);
  if (origin === undefined) return fields;
  const asked = { ...fields, origin };
  tabStorage.write(fieldsKey, JSON.stringify(asked));
  return asked;
}

function openingPictures(kept: string | null): readonly ReferenceImage[] {
  return parseJson(inspirationSchema, kept).referenceImages;
}

import { useMemo, useState } from 'react';
import { parseObject } from '@/lib/kept-json.ts';
import { findGaps } from '@/lib/rfq/find-gaps.ts';
import { emptyRfqFields, type RfqFields, readRfq, rfqFieldsFromText } from '@/lib/rfq/rfq.ts';
import { inspirationFromKept, type ReferenceImage } from '../design-inspiration/inspiration.ts';
import { tabStore } from '../shared/session-store.ts';

type UseRfqOptions = { storagePrefix: string; email: string; locale: string; today: string };

/** The request being written: its fields and pictures, kept in the tab at every change. */
export function useRfq({ storagePrefix, email, locale, today }: UseRfqOptions) {
  const keys = { fields: `${storagePrefix}rfq`, pictures: `${storagePrefix}rfq_pictures` };
  const [fields, setFields] = useState(() => openingFields(tabStore.read(keys.fields), email));
  const [pictures, setPictures] = useState(() => openingPictures(tabStore.read(keys.pictures)));

  const { rfq, errors } = useMemo(() => readRfq(fields, locale), [fields, locale]);
  const gaps = findGaps(rfq, { pictureCount: pictures.length, today });

  function change(changed: Partial<RfqFields>) {
    const next = { ...fields, ...changed };
    setFields(next);
    tabStore.write(keys.fields, JSON.stringify(next));
  }

  // Pictures weigh far more than the rest, so the two are kept apart: one may fail to fit.
  function changePictures(next: readonly ReferenceImage[]) {
    setPictures(next);
    tabStore.write(keys.pictures, JSON.stringify({ referenceImages: next }));
  }

  function empty(contactEmail: string) {
    setFields(emptyRfqFields(contactEmail));
    setPictures([]);
    tabStore.remove(keys.fields);
    tabStore.remove(keys.pictures);
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

function openingFields(kept: string | null, email: string): RfqFields {
  return kept === null ? emptyRfqFields(email) : rfqFieldsFromText(kept);
}

function openingPictures(kept: string | null): readonly ReferenceImage[] {
  return inspirationFromKept(parseObject(kept)).referenceImages;
}

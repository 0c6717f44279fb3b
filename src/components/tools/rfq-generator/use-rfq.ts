import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { useMemo, useState } from 'react';
import { parseObject } from '@/lib/kept-json.ts';
import { findGaps } from '@/lib/rfq/find-gaps.ts';
import { emptyRfqFields, type RfqFields, readRfq, rfqFieldsFromText } from '@/lib/rfq/rfq.ts';
import { inspirationFromKept, type ReferenceImage } from '../design-inspiration/inspiration.ts';
import { tabStore } from '../shared/session-store.ts';

type UseRfqOptions = {
  storagePrefix: string;
  email: string;
  /** The country another tool sent the visitor here for. */
  origin: FactoryCountry | undefined;
  locale: string;
  today: string;
};

/** The request being written: its fields and pictures, kept in the tab at every change. */
export function useRfq({ storagePrefix, email, origin, locale, today }: UseRfqOptions) {
  const keys = { fields: `${storagePrefix}rfq`, pictures: `${storagePrefix}rfq_pictures` };
  const [fields, setFields] = useState(() => openingFields(keys.fields, email, origin));
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

function openingFields(key: string, email: string, origin: FactoryCountry | undefined): RfqFields {
  const kept = tabStore.read(key);
  const fields = kept === null ? emptyRfqFields(email) : rfqFieldsFromText(kept);
  if (origin === undefined) return fields;
  const asked = { ...fields, origin };
  tabStore.write(key, JSON.stringify(asked));
  return asked;
}

function openingPictures(kept: string | null): readonly ReferenceImage[] {
  return inspirationFromKept(parseObject(kept)).referenceImages;
}

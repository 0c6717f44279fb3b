import { isFactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { flag, object, record, type Schema, text } from '@functions/_shared/domain/schema.ts';
import { isHts8 } from '@functions/_shared/domain/tariff/tariff-code.ts';
import { maxUsd } from '@functions/_shared/domain/tool-inputs/max-usd.ts';
import type { CatalogAnswers, ProductEdit } from './rules/catalog-row-types.ts';
import { type CatalogSettings, isYearlyUnits, storedSettings } from './rules/catalog-settings.ts';
import { isMappableField, type MappableField } from './rules/columns.ts';

/** What the tab keeps of the tool, without the catalog. */
export const catalogKey = 'catalog';

/** The catalog's text, where it is small enough. */
export const catalogTextKey = 'catalog_text';

/** A tab's storage holds a few million characters for all tools together. */
export const maxStoredText = 400_000;

export type StoredCatalog = Readonly<{
  settings: CatalogSettings;
  answers: CatalogAnswers;
  /** Columns that the visitor has set: the header of each, "" for none. */
  columnByField: Readonly<Partial<Record<MappableField, string>>>;
  /** Where the catalog is from: a file's name, or "" for pasted cells. */
  sourceName: string;
  /** Whether the visitor has asked for the comparison. */
  isShown: boolean;
}>;

const textsOf: Schema<Record<string, string>> = (raw) =>
  Object.fromEntries(
    Object.entries(record(raw)).flatMap(([key, value]) =>
      typeof value === 'string' && value !== '' ? [[key, value]] : [],
    ),
  );

const linesOf: Schema<Record<string, string>> = (raw) =>
  Object.fromEntries(Object.entries(textsOf(raw)).filter(([, code]) => isHts8(code)));

const edit: Schema<ProductEdit> = (raw) => {
  const { today, yearlyUnits, costUsd, hts8 } = record(raw);
  return {
    ...(isFactoryCountry(today) && { today }),
    ...(isYearlyUnits(yearlyUnits) && { yearlyUnits }),
    ...(typeof costUsd === 'number' && costUsd > 0 && costUsd <= maxUsd && { costUsd }),
    ...(isHts8(hts8) && { hts8 }),
  };
};

/** Reads what the tab stored, where anyone may have edited it. */
export const storedCatalog: Schema<StoredCatalog> = object<StoredCatalog>({
  settings: storedSettings,
  answers: object<CatalogAnswers>({
    lineByQuestion: linesOf,
    wordsByTitle: textsOf,
    editsByKey: (raw) =>
      Object.fromEntries(Object.entries(record(raw)).map(([key, value]) => [key, edit(value)])),
  }),
  columnByField: (raw) =>
    Object.fromEntries(
      Object.entries(record(raw)).flatMap(([field, header]) =>
        isMappableField(field) && typeof header === 'string' ? [[field, header]] : [],
      ),
    ),
  sourceName: text,
  isShown: flag,
});

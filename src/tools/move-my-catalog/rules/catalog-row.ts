import type { CatalogProduct } from './catalog-product.ts';
import {
  type CatalogAnswers,
  type CatalogRow,
  type LineQuestion,
  titleKey,
} from './catalog-row-types.ts';
import type { CatalogSettings } from './catalog-settings.ts';
import { type CatalogLine, type Classified, classifyProduct } from './classify-product.ts';
import { productFigures } from './product-figures.ts';

export type RowContext = Readonly<{
  settings: CatalogSettings;
  answers: CatalogAnswers;
  /** 'YYYY-MM-DD' */
  entryDate: string;
}>;

/**
 * Works out one row. A row without a code has no number.
 * @param classify may remember what it has found before
 */
export function catalogRow(
  product: CatalogProduct,
  { settings, answers, entryDate }: RowContext,
  classify: typeof classifyProduct = classifyProduct,
): CatalogRow {
  const edit = answers.editsByKey[product.key] ?? {};
  const classified = classify(product, answers.wordsByTitle[titleKey(product)]);
  const today = edit.today ?? product.today ?? (settings.today || null);
  const yearlyUnits = edit.yearlyUnits ?? product.yearlyUnits ?? settings.yearlyUnits;
  const costUsd = edit.costUsd ?? product.costUsd ?? null;
  const row = { product, today, yearlyUnits, costUsd, figures: null, line: null, question: null };
  if (classified.status === 'unknown') {
    return { ...row, state: 'unknown', goods: null, thing: classified.thing };
  }
  if (classified.status === 'not-made') {
    return { ...row, state: 'not-made', goods: null, thing: classified.label };
  }
  const { named } = classified;
  const { kindId, name, plural, category } = named.goods;
  const question = questionOf(classified);
  const line = chosenLine(
    classified,
    edit.hts8 ?? (question && answers.lineByQuestion[question.id]),
  );
  const known = {
    ...row,
    goods: { kindId, name, plural, category, source: classified.source },
    thing: null,
    line,
    question,
  };
  if (line === null) return { ...known, state: 'ask' };
  if (today === null) return { ...known, state: 'no-today' };
  if (yearlyUnits === null) return { ...known, state: 'no-units' };
  const figures = productFigures({
    goods: named.goods,
    hts8: line.hts8,
    words: product.title,
    entryDate,
    today,
    yearlyUnits,
    costUsd: costUsd ?? undefined,
    costMeaning: settings.costMeaning,
    weightG: product.weightG,
    claimsUsmcaToday: settings.claimsUsmcaToday,
  });
  return typeof figures === 'string'
    ? { ...known, state: figures }
    : { ...known, state: 'figures', figures };
}

function questionOf(classified: Classified): LineQuestion | null {
  if (classified.status !== 'ask') return null;
  const { named, lines, question } = classified;
  const codes = lines.map(({ hts8 }) => hts8).toSorted();
  return {
    id: [named.goods.kindId, ...codes].join(' '),
    text: question,
    options: lines,
  };
}

function chosenLine(
  classified: Extract<Classified, { status: 'found' | 'ask' }>,
  hts8: string | null | undefined,
): CatalogLine | null {
  const { status, lines } = classified;
  if (status === 'found') return lines[0] ?? null;
  return lines.find((each) => each.hts8 === hts8) ?? null;
}

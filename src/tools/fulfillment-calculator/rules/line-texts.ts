import {
  type CompetitorId,
  type CompetitorLineId,
  competitors,
  type LineEdit,
} from '@functions/_shared/domain/calc/fulfillment/competitors.ts';
import {
  parseUsd,
  toUsdText,
} from '@functions/_shared/domain/calc/fulfillment/fulfillment-input.ts';

/** Lines as they are typed, by `lineKey`; a line that is missing has its estimate. */
export type LineTexts = Readonly<Record<string, string>>;

export function lineKey(competitor: CompetitorId, line: CompetitorLineId): string {
  return `${competitor}.${line}`;
}

/** The typed amounts; text that is no number counts as 0, as everywhere in the form. */
export function editsFromTexts(texts: LineTexts, locale: string): LineEdit[] {
  return competitors.flatMap(({ id, lines }) =>
    lines.flatMap((line): LineEdit[] => {
      const text = texts[lineKey(id, line.id)];
      return text === undefined
        ? []
        : [{ competitor: id, line: line.id, amountUsd: parseUsd(text, locale) ?? 0 }];
    }),
  );
}

export function textsFromEdits(edits: readonly LineEdit[], locale: string): LineTexts {
  return Object.fromEntries(
    edits.map(({ competitor, line, amountUsd }) => [
      lineKey(competitor, line),
      toUsdText(amountUsd, locale),
    ]),
  );
}

/** The texts without those of one competitor. */
export function withoutTextsOf(texts: LineTexts, competitor: CompetitorId): LineTexts {
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) => !key.startsWith(`${competitor}.`)),
  );
}

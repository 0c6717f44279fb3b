import { formatLongDate } from '../_shared/domain/format-long-date.ts';
import { factsOf } from '../_shared/domain/goods/kind-facts.ts';
import { kinds } from '../_shared/domain/goods/kinds.ts';
import { computeDutyStack } from '../_shared/domain/tariff/duty-stack.ts';
import type { DutyStack } from '../_shared/domain/tariff/duty-types.ts';
import { findTariffOrigin } from '../_shared/domain/tariff/tariff-origins.ts';
import { parseTariffParams } from '../_shared/domain/tool-inputs/tariff-url.ts';
import type { DescribedGoods } from '../_shared/drawing/drawing-for.ts';
import type { TariffStore } from '../_shared/tariff-store.ts';
import { centsText } from './figures-text.ts';
import type { CardFact, ShareCard } from './share-card.ts';

const maxFacts = 3;

/** The duty on a line of the schedule; null where the link names none that exists. */
export async function tariffCard(
  params: URLSearchParams,
  store: Pick<TariffStore, 'facts'>,
  today: string,
): Promise<ShareCard | null> {
  const input = parseTariffParams(params, today);
  if (input.hts8 === null) return null;
  const [facts] = await store.facts([input.hts8]);
  if (facts === undefined) return null;
  const stacks = input.originCodes.map((originCode) =>
    computeDutyStack(facts, {
      originCode,
      entryDate: input.entryDate,
      usmcaClaim: input.usmcaClaim,
      answers: input.answers,
      unitValueUsd: input.unitValueUsd,
      unitWeightKg: input.unitWeightKg,
      productWords: input.productWords,
    }),
  );
  const [first, ...others] = stacks;
  if (first === undefined) return null;
  return {
    kind: 'result',
    label: `US import duty, HTS ${first.hts8}`,
    figure: first.totalText,
    caption: `From ${originName(first)}: ${firstArticle(facts.line.description)}`,
    // Up to four origins are compared; all of them come before the amount.
    facts: [...(others.length < maxFacts ? ownFacts(first) : []), ...others.map(factOf)],
    note: noteFor(first, input.entryDate),
    goods: goodsOfLine(first.hts8),
    ground: 'sky',
  };
}

function originName({ originCode }: DutyStack): string {
  return findTariffOrigin(originCode)?.name ?? originCode;
}

function ownFacts({ dutyUsd }: DutyStack): CardFact[] {
  return dutyUsd === null ? [] : [{ label: 'Duty per unit', value: centsText(dutyUsd) }];
}

function factOf(stack: DutyStack): CardFact {
  return { label: `From ${originName(stack)}`, value: stack.totalText };
}

/** Bans and duties that the total excludes are too long for a card, so it says that there are some. */
function noteFor({ warnings, orders }: DutyStack, entryDate: string): string {
  const day = `For goods entering on ${formatLongDate(entryDate)}.`;
  const [order] = orders;
  if (order !== undefined && warnings.length === 0) {
    const number = order.caseNumber === null ? '' : ` (${order.caseNumber})`;
    return `${day} Excludes customs fees; an ${order.kind} order may apply${number}.`;
  }
  return warnings.length === 0
    ? `${day} Excludes customs fees and antidumping duties.`
    : `${day} The page has warnings about this origin.`;
}

/** The first article that the line's heading lists: "T-shirts". */
function firstArticle(description: string): string {
  return (description.split(/ > |[,;:]/)[0] ?? '').trim();
}

/** The first kind of goods whose usual line this is, for the picture only. */
function goodsOfLine(hts8: string): DescribedGoods | null {
  const kind = kinds.find(({ id }) => factsOf(id).tariffLines[0]?.code === hts8);
  return kind === undefined ? null : { kindId: kind.id, kindName: kind.name, printWords: [] };
}

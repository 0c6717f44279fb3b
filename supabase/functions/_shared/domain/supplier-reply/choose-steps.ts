import { ofProduct } from './choose-product.ts';
import { withoutDoubtful, withoutTotals } from './doubtful-steps.ts';
import type { Figure } from './figures.ts';
import { namesOther, productScore } from './product-match.ts';
import type { TermMention } from './read-delivery.ts';
import type { StepCandidate } from './step-candidate.ts';
import type { QuoteStep, Said } from './supplier-quote.ts';
import { unitInLabel } from './table-steps.ts';

type Step = StepCandidate &
  Readonly<{ from: number | null; to: number | null; term: string | null }>;

export type ChosenSteps = Readonly<{
  steps: readonly Said<QuoteStep>[];
  /** What the chosen prices are for, in the words of their rows and lines. */
  contexts: readonly string[];
  /** Several products are priced at the same quantity, and nothing tells which was asked for. */
  isOpenProduct: boolean;
}>;

/** Of all prices of a mail, those of the product that was asked for. */
export function chooseSteps(
  candidates: readonly StepCandidate[],
  mentions: readonly TermMention[],
  product: readonly string[],
  text: string,
  stated: Figure | null,
): ChosenSteps {
  const own = candidates.filter(
    ({ context, label, isFromTable }) =>
      !namesOther(isFromTable ? context : label, product) || productScore(label, product) > 8,
  );
  const priced = own.every(({ quantity }) => quantity === null) ? withStatedSize(own, stated) : own;
  const steps = priced.map(
    (each): Step => ({ ...each, ...bounds(each), term: termFor(each, mentions, own, text) }),
  );
  const { kept, isOpenProduct } = ofProduct(
    corrected(withoutOutliers(withoutTotals(steps))),
    product,
  );
  const unique = withoutDoubtful(withoutRepeats(kept));
  // A list without a term beside one with it is priced under another, unnamed one.
  const offered = new Set([...mentions.map(({ term }) => term), ...unique.map(({ term }) => term)]);
  const unit = commonUnit(unique) ?? statedUnit(text) ?? 'piece';
  return {
    steps: unique.flatMap((step) => saidSteps(step, offered.size > 1, unit)),
    contexts: [...new Set(unique.map(({ context }) => context))],
    isOpenProduct,
  };
}

/** "The quotation is based on 1,200 pieces". */
function withStatedSize(
  steps: readonly StepCandidate[],
  stated: Figure | null,
): readonly StepCandidate[] {
  return stated === null ? steps : steps.map((step) => ({ ...step, quantity: stated }));
}

function bounds({ quantity }: StepCandidate): { from: number | null; to: number | null } {
  if (quantity === null) return { from: null, to: null };
  if (quantity.isRange) return { from: quantity.low, to: quantity.high };
  if (quantity.isUpTo)
    return { from: null, to: quantity.isBelow ? quantity.high - 1 : quantity.high };
  return { from: quantity.low, to: null };
}

/** The term of the line that the price stands in, else the last one before it, else the first behind. */
function termFor(
  step: StepCandidate,
  said: readonly TermMention[],
  all: readonly StepCandidate[],
  text: string,
): string | null {
  const mentions = said.some(({ isAddOn }) => !isAddOn)
    ? said.filter(({ isAddOn }) => !isAddOn)
    : said;
  if (mentions.length === 0) return null;
  const lineStart = text.lastIndexOf('\n', step.start) + 1;
  const inLine = mentions.filter(({ start }) => inSameSentence(text, start, step.start));
  const firstPrice = Math.min(...all.map(({ start }) => start).filter((at) => at >= lineStart));
  const isBehind = (inLine[0]?.start ?? 0) > firstPrice;
  const beforeIt = inLine.findLast(({ start }) => start < step.start);
  const behindIt = inLine.find(({ start }) => start >= step.end);
  // "228 TL (EXW) 5.45 USD (FOB)": a line that begins with a price names each term behind its price.
  const own = isBehind ? (behindIt ?? beforeIt) : (beforeIt ?? behindIt);
  if (own !== undefined) return own.term;
  const inLabel = mentions.find(
    ({ term }) => step.isFromTable && new RegExp(`\\b${term}\\b`, 'i').test(step.label),
  );
  if (inLabel !== undefined) return inLabel.term;
  // The terms behind a list of prices are those of the list; those of the next list are not.
  const nextStep = all.find(({ start }) => start > step.end && lineBetween(text, step.end, start));
  const behind = mentions.find(({ start }) => start >= step.end);
  const before = mentions.findLast(({ end }) => end <= step.start);
  const isBehindTaken =
    behind !== undefined &&
    all.some(
      ({ start }) =>
        mentions.findLast(
          (each) => each.start < start && inSameSentence(text, each.start, start),
        ) === behind,
    );
  if (behind !== undefined && !isBehindTaken && before === undefined) return behind.term;
  if (before !== undefined) return before.term;
  return nextStep === undefined || behind === undefined
    ? null
    : (mentions.find(
        ({ start }) =>
          start > step.end && !all.some((each) => inSameSentence(text, start, each.start)),
      )?.term ?? null);
}

function lineBetween(text: string, from: number, to: number): boolean {
  return text.slice(from, to).includes('\n');
}

function inSameSentence(text: string, one: number, other: number): boolean {
  return !/\n|。|[.!?]\s+(?=\p{Lu}|[$€£¥])/u.test(
    text.slice(Math.min(one, other), Math.max(one, other)),
  );
}

/** A sum many times as high as the prices of a piece is a total that says no such thing. */
function withoutOutliers(steps: readonly Step[]): Step[] {
  const sized = steps.filter(({ quantity }) => quantity !== null).length;
  const clear = steps.filter(
    ({ unit, quantity, isFromTable }) =>
      isFromTable || (quantity !== null && (unit !== null || sized >= 3)),
  );
  if (clear.length === 0) return [...steps];
  return steps.filter((step) => {
    if (clear.includes(step)) return true;
    const alike = clear.filter(({ currency }) => currency === step.currency);
    // Beside a list of prices by quantity, one without is an extra or an alternative.
    if (step.quantity === null && alike.length >= 2) return false;
    return !alike.some(
      ({ price }) => step.price > price * 12 || (step.quantity === null && step.price < price / 4),
    );
  });
}

/** "the 1000pcs one I typed wrong, $5.42" replaces what was said of 1,000 pieces. */
function corrected(steps: readonly Step[]): Step[] {
  const replacements = new Map<Step, Step>();
  for (const [place, step] of steps.entries()) {
    const later = steps
      .slice(place + 1)
      .findLast(
        (other) =>
          other.isCorrection &&
          !step.isCorrection &&
          other.from === step.from &&
          other.currency === step.currency &&
          other.price !== step.price,
      );
    if (later !== undefined) replacements.set(step, later);
  }
  const used = new Set(replacements.values());
  return steps.flatMap((step) => {
    const later = replacements.get(step);
    // It holds for what it replaces: the same term, the same product.
    if (later !== undefined) return [{ ...later, term: step.term, context: step.context }];
    return used.has(step) ? [] : [step];
  });
}

/** The same price said twice, once with its quantity, is one price. */
function withoutRepeats(steps: readonly Step[]): Step[] {
  return steps.filter(
    (step, place) =>
      !steps.some(
        (other, at) =>
          at !== place &&
          other.price === step.price &&
          other.currency === step.currency &&
          other.term === step.term &&
          (step.from === null && step.to === null
            ? other.from !== null || other.to !== null || at < place
            : other.from === step.from && other.to === step.to && at < place),
      ),
  );
}

function commonUnit(steps: readonly Step[]): string | undefined {
  return steps.find(({ unit }) => unit !== null)?.unit ?? undefined;
}

/** "All prices per set", "Price/dozen (USD)" */
function statedUnit(text: string): string | undefined {
  const match =
    /(?<!\p{L})(?:prices?|rates?|quoted?|costs?|all \$|usd|eur|preise?|precios?|prix)[^.\n\t|\d]{0,16}?(\s?\/|\s(?:per|pro|por|je|par)\s)/iu.exec(
      text,
    );
  return match === null
    ? undefined
    : unitInLabel(text.slice(match.index + match[0].length - (match[1]?.length ?? 0)).slice(0, 24));
}

function saidSteps(step: Step, isTermed: boolean, unit: string): Said<QuoteStep>[] {
  const { price, highPrice, currency, from, to, term, start, end, quantity } = step;
  const source =
    // In a table the quantity may stand in the head.
    quantity !== null && !step.isFromTable && Math.abs(quantity.start - start) < 120
      ? { from: Math.min(start, quantity.start), to: Math.max(end, quantity.end) }
      : { from: start, to: end };
  const prices = highPrice === null ? [price] : [price, highPrice];
  return prices.map((unitPrice) => ({
    value: {
      fromQuantity: from,
      toQuantity: to,
      unitPrice,
      currency,
      unit: step.unit ?? unit,
      incoterm: isTermed ? term : null,
    },
    source,
  }));
}

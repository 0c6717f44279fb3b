import { baseDuty } from './base-duty.ts';
import { brazilDuty } from './brazil-duty.ts';
import { chinaDuty } from './china-duty.ts';
import { type DutyCase, sumKnownPct, sumPct } from './duty-case.ts';
import { askOpenQuestions, type DutyVariant } from './duty-questions.ts';
import { usmcaOrigins } from './duty-rules.assumptions.ts';
import type { DutyLayer, DutyOptions, DutyStack } from './duty-types.ts';
import { entryWarnings } from './entry-warnings.ts';
import { likelyExemptions } from './exemption-notes.ts';
import { forcedLaborDuty } from './forced-labor-duty.ts';
import { mergeLayers } from './merge-layers.ts';
import { notCovered } from './not-covered.ts';
import { isFreedBySection232, isInDoubt, otherActionNotes, quartzDuty } from './other-actions.ts';
import { nicaraguaDuty, section122Duty } from './other-duties.ts';
import { section232Duty } from './section-232-duty.ts';
import { drugNotes } from './section-232-notes.ts';
import { section338Bans, section338Duty } from './section-338-duty.ts';
import { findTariffOrigin } from './tariff-origins.ts';
import type { TariffLineFacts } from './tariff-types.ts';
import { totalText } from './total-text.ts';
import { type TradeOrdersFound, tradeOrdersFor } from './trade-orders.ts';
import { vehicleNotes } from './vehicle-duty.ts';

/**
 * Computes every duty on a line for an origin on a day, with heading, rate, dates and reason.
 *
 * Where the duty depends on the ten-digit line and that is unknown, the total is a minimum and the
 * stack contains the question; answers go into `options.answers`. Rates are percent of the customs
 * value, amounts US dollars per piece.
 *
 * @throws RangeError for an origin that is not a known foreign country
 */
export function computeDutyStack(facts: TariffLineFacts, options: DutyOptions): DutyStack {
  const { variants, layers, totals, minimumPct, text } = countDuties(facts, options);
  const totalPct = totals.length === 1 ? (totals[0] ?? null) : null;
  const tradeOrders = findOrders(facts, options);
  const question = {
    facts,
    origin: originOf(options),
    entryDate: options.entryDate,
    layers,
    totalPct,
    tradeOrders,
  };
  const caveats = [...caveatsOf(variants, options), ...likelyExemptions(question)];
  return {
    hts8: facts.line.hts8,
    originCode: options.originCode.toUpperCase(),
    entryDate: options.entryDate,
    layers,
    baseMfnPct: sumOf(layers, ['base']),
    section301Pct: sumOf(layers, ['china-301', 'forced-labor-301', 'brazil-301', 'nicaragua-301']),
    section232Pct: sumOf(layers, ['section-232']),
    section338Pct: sumOf(layers, ['section-338']),
    totalPct,
    isMinimum: totalPct === null,
    minimumPct,
    totalText: text,
    dutyUsd: dutyUsd(totalPct, options.unitValueUsd),
    questions: askOpenQuestions(variants, options.answers ?? {}, (id, value) => {
      const answers = { ...options.answers, [id]: value };
      return countDuties(facts, { ...options, answers }).text;
    }),
    orders: tradeOrders.orders,
    warnings: [
      ...entryWarnings(originOf(options), options.entryDate),
      ...section338Bans(facts.line.hts8, options),
      ...caveats,
    ],
    caveats,
    notCovered: notCovered(question),
  };
}

function findOrders(facts: TariffLineFacts, options: DutyOptions): TradeOrdersFound {
  const answer = options.answers?.['ten-digit-line'];
  const isOfLine = facts.statisticalLines.some(({ hts10 }) => hts10 === answer);
  return tradeOrdersFor({
    code: (isOfLine && answer) || facts.line.hts8,
    originCode: options.originCode.toUpperCase(),
    productWords: options.productWords ?? '',
    day: options.entryDate,
  });
}

/**
 * The duties of the chosen ten-digit line, or of all possible ones, without questions, orders and
 * notes.
 * @throws RangeError for an origin that is not a known foreign country
 */
export function countDuties(facts: TariffLineFacts, options: DutyOptions) {
  const variants = dutyVariants(facts, options);
  const answer = options.answers?.['ten-digit-line'];
  const answered = variants.filter(({ duty }) => duty.hts10 !== null && duty.hts10 === answer);
  const counted = answered.length === 0 ? variants : answered;
  const stacks = counted.map(({ layers }) => layers);
  const totals = [...new Set(stacks.map(totalOf))];
  const minimumPct = Math.min(...stacks.map(minimumOf));
  const text = totalText(stacks, { totals, minimumPct, piece: options });
  return { variants, layers: mergeLayers(stacks), totals, minimumPct, text };
}

/** The duties for each ten-digit line below, since any of them may be the visitor's. */
function dutyVariants(facts: TariffLineFacts, options: DutyOptions): DutyVariant[] {
  const origin = originOf(options);
  const lines = facts.statisticalLines.length === 0 ? [null] : facts.statisticalLines;
  return lines.flatMap((line) => {
    const strict: DutyCase = {
      facts,
      origin,
      entryDate: options.entryDate,
      isUsmca: options.usmcaClaim === true && usmcaOrigins.includes(origin.code),
      hts10: line?.hts10 ?? null,
      hasMetalWeight: options.answers?.['metal-weight'] !== 'under-15',
      unitValueUsd: options.unitValueUsd,
      unitWeightKg: options.unitWeightKg,
      droneKind: options.answers?.['drone-kind'],
      quartzQuota: options.answers?.['quartz-quota'],
      vehicleUse: options.answers?.['vehicle-use'],
      isLenient: false,
    };
    const duties = isInDoubt(strict) ? [{ ...strict, isLenient: true }, strict] : [strict];
    const stacks = duties.map(dutyLayers);
    const totals = [...new Set(stacks.map(totalOf))];
    const minimumPct = Math.min(...stacks.map(minimumOf));
    const text = totalText(stacks, { totals, minimumPct, piece: options });
    return duties.map((duty, place) => ({ duty, layers: stacks[place] ?? [], totalText: text }));
  });
}

/** Why there are two totals, and what else is charged on the goods of the chosen line. */
function caveatsOf(variants: readonly DutyVariant[], { answers }: DutyOptions): string[] {
  const chosen = variants.filter(({ duty }) => duty.hts10 === answers?.['ten-digit-line']);
  const counted = chosen.length === 0 ? variants : chosen;
  const lenient = counted.filter(({ duty }) => duty.isLenient);
  const doubted = lenient.filter(({ duty, layers }) =>
    counted.some(
      (other) => other.duty.hts10 === duty.hts10 && minimumOf(other.layers) !== minimumOf(layers),
    ),
  );
  const doubts = doubted.flatMap(({ layers }) => layers.flatMap(({ doubt }) => doubt ?? []));
  return [...new Set([...doubts, ...counted.flatMap(({ duty }) => notesOf(duty))])];
}

function notesOf(duty: DutyCase): string[] {
  return [...otherActionNotes(duty), ...vehicleNotes(duty), ...drugNotes(duty)];
}

function originOf({ originCode }: DutyOptions) {
  const origin = findTariffOrigin(originCode);
  if (origin === undefined) throw new RangeError(`No such origin: ${originCode}`);
  return origin;
}

function dutyLayers(duty: DutyCase): DutyLayer[] {
  const base = baseDuty(duty);
  const section232 = section232Duty(duty, base);
  return [
    base,
    chinaDuty(duty),
    withDoubt(forcedLaborDuty(duty, base, section232), section232?.doubt),
    brazilDuty(duty, isFreedBySection232(duty, section232)),
    nicaraguaDuty(duty),
    section232,
    section338Duty(duty, section232),
    quartzDuty(duty),
    section122Duty(duty, section232),
  ].filter((layer) => layer !== null);
}

/** Where the sources differ on the goods of a Section 232 duty, they differ on this one. */
function withDoubt(layer: DutyLayer | null, doubt: string | undefined): DutyLayer | null {
  return layer === null || doubt === undefined ? layer : { ...layer, doubt };
}

function sumOf(layers: readonly DutyLayer[], kinds: readonly DutyLayer['kind'][]): number | null {
  return sumKnownPct(
    layers.filter(({ kind }) => kinds.includes(kind)).map(({ ratePct }) => ratePct),
  );
}

function totalOf(layers: readonly DutyLayer[]): number | null {
  return sumKnownPct(layers.map(({ ratePct }) => ratePct));
}

function minimumOf(layers: readonly DutyLayer[]): number {
  return sumPct(layers.map(({ minimumPct }) => minimumPct));
}

function dutyUsd(totalPct: number | null, unitValueUsd: number | undefined): number | null {
  return totalPct === null || unitValueUsd === undefined ? null : (unitValueUsd * totalPct) / 100;
}

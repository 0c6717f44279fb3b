/**
 * Parses a rate of duty as the schedule prints it.
 *
 * Of 11,414 lines 10,178 are free or a plain percentage of the value; the rest charge by weight,
 * number or volume, or refer to another rate.
 */

/** The unit of a specific duty, as one word. */
export type DutyUnit = 'kg' | 'each' | 'pair' | 'dozen' | 'gross' | 'hundred' | 'thousand';

export type DutyTerm =
  /** Of the whole customs value. */
  | Readonly<{ kind: 'ad-valorem'; pct: number }>
  /** US dollars for each unit, computable from the piece or its weight. */
  | Readonly<{ kind: 'specific'; usdPerUnit: number; unit: DutyUnit; text: string }>
  /** A part that needs more than value, number and weight: "14% on the strap", "5¢/liter". */
  | Readonly<{ kind: 'other'; text: string }>;

export type ParsedRate =
  | Readonly<{ kind: 'free' }>
  | Readonly<{ kind: 'terms'; terms: readonly DutyTerm[] }>
  /** Text without a number: "The rate applicable to …", "See additional U.S. note 1". */
  | Readonly<{ kind: 'words'; text: string }>;

/** @param text a rate of one column, as printed, without the programs in parentheses */
export function parseRate(text: string): ParsedRate {
  const rate = text.trim().replace(/\s+/g, ' ');
  if (/^free$/i.test(rate)) return { kind: 'free' };
  // A rate with a ceiling or a floor is not the sum of its parts.
  if (!/^[$\d.]/.test(rate) || /\b(less|but not|shall not|for each)\b/i.test(rate)) {
    return { kind: 'words', text: rate };
  }
  return { kind: 'terms', terms: rate.split(/\s*\+\s*/).map(parseTerm) };
}

/** The amount of a rate for one piece. */
export type RateAmount = Readonly<{
  /** Per cent of the value; null when a part cannot be computed. */
  pct: number | null;
  /** The minimum, percent. */
  minimumPct: number;
}>;

type Piece = Readonly<{
  unitValueUsd?: number | undefined;
  unitWeightKg?: number | undefined;
}>;

/**
 * Converts a rate to percent of the value of one piece; parts by weight or number need value and
 * weight.
 */
export function rateAmount(rate: ParsedRate, piece: Piece): RateAmount {
  if (rate.kind === 'free') return { pct: 0, minimumPct: 0 };
  if (rate.kind === 'words') return { pct: null, minimumPct: 0 };
  const parts = rate.terms.map((term) => termPct(term, piece));
  const known = parts.filter((part) => part !== null);
  const minimumPct = known.reduce((sum, part) => sum + part, 0);
  return { pct: known.length === parts.length ? minimumPct : null, minimumPct };
}

/** The parts of a rate that cannot be computed for the piece, as printed. */
export function uncountedTerms(rate: ParsedRate, piece: Piece): readonly string[] {
  if (rate.kind === 'free') return [];
  if (rate.kind === 'words') return [rate.text];
  return rate.terms.flatMap((term) =>
    term.kind === 'ad-valorem' || termPct(term, piece) !== null ? [] : [term.text],
  );
}

/**
 * What must be known about a piece to compute the rate; empty when nothing would help.
 *
 * @param piece what is already known
 */
export function neededForRate(
  rate: ParsedRate,
  piece: Piece = {},
): readonly ('value' | 'weight')[] {
  if (rate.kind !== 'terms' || rate.terms.some(({ kind }) => kind === 'other')) return [];
  const units = rate.terms.flatMap((term) => (term.kind === 'specific' ? [term.unit] : []));
  if (units.length === 0) return [];
  const needed = units.includes('kg') ? (['value', 'weight'] as const) : (['value'] as const);
  return needed.filter((part) =>
    part === 'value' ? !isPositive(piece.unitValueUsd) : piece.unitWeightKg === undefined,
  );
}

function isPositive(value: number | undefined): boolean {
  return value !== undefined && value > 0;
}

export type SpecialRate = Readonly<{ rateText: string; programs: readonly string[] }>;

/** Parses the column of special rates by program: 'Free (AU,S,SG) 3.2% (KR)'. */
export function parseSpecialRates(text: string): readonly SpecialRate[] {
  // Split instead of matched, because a pattern would try every space before a missing parenthesis.
  const closed = text.split(')').slice(0, -1);
  return closed.flatMap((part) => {
    const bracket = part.indexOf('(');
    if (bracket < 1) return [];
    const programs = part.slice(bracket + 1).split(',');
    return {
      rateText: part.slice(0, bracket).trim(),
      programs: programs.map((program) => program.trim()).filter(Boolean),
    };
  });
}

/** The special rate for one program, as printed; null when the line has none. */
export function specialRateOf(text: string, program: string): string | null {
  return (
    parseSpecialRates(text).find(({ programs }) => programs.includes(program))?.rateText ?? null
  );
}

const piecesPerUnit: Readonly<Record<Exclude<DutyUnit, 'kg'>, number>> = {
  each: 1,
  // A pair is sold and counted as one piece.
  pair: 1,
  dozen: 12,
  gross: 144,
  hundred: 100,
  thousand: 1000,
};

const units: readonly (readonly [RegExp, DutyUnit])[] = [
  [/^\/\s?kg$/, 'kg'],
  [/^ each$/, 'each'],
  [/^\/(head|article)$/, 'each'],
  [/^\/pr\.?$/, 'pair'],
  [/^\/doz\.?$/, 'dozen'],
  [/^\/gross$/, 'gross'],
  [/^\/100$/, 'hundred'],
  [/^\/(1000|thousand)$/, 'thousand'],
];

function parseTerm(text: string): DutyTerm {
  const share = /^(\d+(?:\.\d+)?|\.\d+)%(?: on the entire set)?$/.exec(text);
  if (share?.[1] !== undefined) return { kind: 'ad-valorem', pct: Number(share[1]) };
  const [, dollars, dollarRest, cents, centRest] =
    /^(?:\$(\d*\.?\d+)(.*)|(\d*\.?\d+)¢(.*))$/.exec(text) ?? [];
  const unit = units.find(([pattern]) => pattern.test(dollarRest ?? centRest ?? ''))?.[1];
  if (unit === undefined) return { kind: 'other', text };
  const usdPerUnit = Number(dollars ?? cents) / (dollars === undefined ? 100 : 1);
  return { kind: 'specific', usdPerUnit, unit, text };
}

function termPct(term: DutyTerm, { unitValueUsd, unitWeightKg }: Piece): number | null {
  if (term.kind === 'ad-valorem') return term.pct;
  if (term.kind === 'other' || unitValueUsd === undefined || unitValueUsd <= 0) return null;
  if (term.unit !== 'kg') {
    return ((term.usdPerUnit / piecesPerUnit[term.unit]) * 100) / unitValueUsd;
  }
  return unitWeightKg === undefined ? null : (term.usdPerUnit * unitWeightKg * 100) / unitValueUsd;
}

/**
 * Normalizes the spacing of a printed rate: the schedule has both '$9.92/kg+ 25%' and '$9.92/kg +
 * 25%'.
 */
export function spacedRate(rateText: string): string {
  return rateText.replace(/\s*\+\s*/g, ' + ');
}

/** What a number of a message stands for. */
export type NumberRole =
  | 'units'
  | 'fob'
  | 'retail'
  | 'budget'
  | 'sum'
  | 'weight'
  | 'zip'
  | 'margin';

export type ReadNumber = Readonly<{
  role: NumberRole;
  /** Pieces, US dollars, kilograms, percent, or the five digits of a ZIP code. */
  value: number;
}>;

export type ReadNumbers = Readonly<{
  numbers: readonly ReadNumber[];
  /** The text without the numbers that were read and without their units. */
  rest: string;
}>;

/** "Not 2000", "instead of 500": what no longer holds. */
const withdrawn =
  /\b(?:not|instead of|rather than) \$?\d[\d,.]*k?(?: (?:pieces|units|pcs|pairs))?/gi;
const number =
  /(?<![\p{L}\d.,])(?<sign>(?:us ?)?\$ ?)?(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,3})?)(?<thousands> ?k(?![\p{L}])| grand\b)?(?<dollars> ?(?:dollars?|bucks|usd)\b|\$)?/giu;

/** What stands behind a number that is no part of an order: a size, a time, an audience. */
const otherUnit =
  /^ ?(?:ml|cl|l\b|liters?|fl\.? ?oz|mm|cm|in\b(?! (?:stores?|shops?|retail))|inch(?:es)?|ft|feet|gsm|gb|mah|watts?|volts?|["”%]|percent|x ?\d|(?:days?|weeks?|months?|years?|hours?|minutes?|am|pm)\b|(?:-?wick|-?ply|-?pack|-?piece|-?layer|-?person)\b|(?:colou?rs?|sides?|sizes?|styles?|designs?|ways?|options?|times|lines?|countries|samples?)\b|[km]?\b ?(?:on (?:tik ?tok|insta\w*|ig|you ?tube|yt|twitch|facebook|twitter|x\b)|followers|subscribers|subs|fans|listeners|viewers|people|employees|guests|customers|orders|views)\b|(?:a|per|each|every) (?:day|week|month|year)\b|(?:st|nd|rd|th)\b)/i;
const margin = /^ ?(?:%|percent) ?(?:profit |gross )?margins?\b/i;
const marginBefore = /\bmargins? (?:of|is|at) $/i;
const ounces = /^ ?(?:oz|ounces?)\b/i;
const weightUnit = /^ ?(kgs?|kilos?|kilograms?|gr?|grams?|lbs?|pounds?)\b/i;
const weighs = /\b(?:weigh(?:s|ing|t)?)\b[^\d]{0,12}$/i;
const pieces =
  /^ ?(?:pcs?|pieces?|units?|pairs?|sets|items|copies|of (?:them|those|these|it|each))\b/i;
const placeBefore =
  /\b(?:zip(?: code)?|(?:to|in) (?:zip(?: code)?|[\p{L} ]{2,20},?)|(?:to|at))\s*:? ?$|^\s*(?:zip(?: code)?:? ?)?$/iu;
const budgetBefore =
  /\b(?:budget|spend|invest|afford|max(?:imum)?|no more than)\b[^\d]{0,16}$|\b(?:i|we)(?:'ve| only| just)? (?:have|got|ve)(?: got)?(?: only| about| around| like| just)? $/i;
const budgetBehind = /^ ?(?:budget|to (?:spend|invest|start|put in)|total budget|in savings)\b/i;
const saysBudget = /\b(?:budget|spend|invest|afford|max(?:imum)?|no more than)\b/i;
const retailBefore =
  /\b(?:(?:sell(?:ing|s)?|sold|retail(?:ing|s)?|list(?:ed|ing)?|goes?) (?:[\p{L}'’-]+ ){0,4}(?:for|at|around|about)|(?:rais(?:e|ing)|bump|increase|lower|drop) (?:it |them |the price |my price |that )*to|(?:charg(?:e|ing)|pric(?:e|ing)) (?:people |customers |them |it |about |around |at )*|retail (?:price )?(?:is |of |at )?|priced at|(?:people|customers|fans|followers|buyers|anyone|anybody) (?:would |will |might |to )?pay(?: about| around| like)?) ?$/iu;
/** A cost that no engine is asked with, or the number of a law. */
const otherBefore =
  /\b(?:ship(?:ping|ment)?|freight|postage|courier|broker|insurance|samples?)(?: (?:was|is|were|costs?|of|at|for|me|us|quote))* ?$|\b(?:section|chapter|list|heading) $/i;
const retailBehind = /^ ?(?:(?:in|at|for) (?:stores?|shops?|retail)|retail)\b/i;
const fobBefore =
  /\b(?:quot(?:ed|es?|ing)|offer(?:ed|s|ing)?|says?|said|asks?|asking|asked|wants?|charges?|fob|exw|costs?|costing|pay|paying|paid|buy(?:ing)?|bought|worth|value[ds]?|get (?:it|them) for)\b[^\d]{0,24}$/i;
const fobBehind =
  /^ ?(?:fob|exw|each|apiece|a piece|a pop|ea\b|(?:per|an?|\/) ?(?:piece|unit|pc|pair|item)|\/ ?ea)\b/i;
const sumBefore = /(?:\bat|@) $/i;
const minimumBefore = /\b(?:moq|minimum)\b[^\d]{0,8}$/i;

/** No sum that was named without its sign is larger for one piece. */
const maxBareUsd = 999;
const leastPieces = 10;
const kgOf: readonly (readonly [RegExp, number])[] = [
  [/^k/i, 1],
  [/^g/i, 0.001],
  [/^(?:l|p)/i, 0.45359237],
];

/**
 * Each number of a message with what it stands for by the words next to it. Numbers of sizes, times
 * and audiences are left in the text. Pure.
 */
export function readNumbers(text: string): ReadNumbers {
  const numbers: ReadNumber[] = [];
  const said = text.replace(withdrawn, ' ');
  const rest = said.replace(number, (whole, ...parts) => {
    const groups = groupsOf(parts.at(-1));
    const at = Number(parts.at(-3));
    const found = roleOf({
      before: said.slice(Math.max(0, at - 40), at),
      behind: said.slice(at + whole.length),
      digits: groups.digits ?? '',
      isMoney: groups.sign !== undefined || groups.dollars !== undefined,
      isThousands: groups.thousands !== undefined,
    });
    if (found === undefined) return whole;
    numbers.push(found);
    return ' ';
  });
  return { numbers, rest };
}

type Context = Readonly<{
  before: string;
  behind: string;
  digits: string;
  isMoney: boolean;
  isThousands: boolean;
}>;

function groupsOf(groups: unknown): Readonly<Record<string, string | undefined>> {
  return typeof groups === 'object' && groups !== null ? { ...groups } : {};
}

function roleOf(context: Context): ReadNumber | undefined {
  const { before, behind, digits, isThousands } = context;
  const value = Number(digits.replaceAll(',', '')) * (isThousands ? 1000 : 1);
  if (margin.test(behind) || marginBefore.test(before)) return { role: 'margin', value };
  if (ounces.test(behind) && !weighs.test(before)) return undefined;
  const weight = weightUnit.exec(behind)?.[1];
  if (weight !== undefined || ounces.test(behind))
    return { role: 'weight', value: value * kg(weight) };
  if (otherUnit.test(behind) || otherBefore.test(before)) return undefined;
  const role = moneyRole(context, value) ?? countRole(context, value);
  return role === undefined ? undefined : { role, value };
}

function kg(unit: string | undefined): number {
  return kgOf.find(([pattern]) => pattern.test(unit ?? ''))?.[1] ?? 0.028349523125;
}

function moneyRole(context: Context, value: number): NumberRole | undefined {
  const { before, behind, digits, isMoney, isThousands } = context;
  if (pieces.test(behind)) return undefined;
  const isCents = /\.\d{2}$/.test(digits);
  const isSum = isMoney || isCents;
  const isBareSum = isSum || (value <= maxBareUsd && !isThousands);
  if (
    (budgetBefore.test(before) && (isSum || isThousands || saysBudget.test(before))) ||
    (budgetBehind.test(behind) && (isSum || isThousands || value > maxBareUsd))
  ) {
    return 'budget';
  }
  if (isBareSum && (retailBefore.test(before) || retailBehind.test(behind))) return 'retail';
  if (fobBehind.test(behind)) return 'fob';
  if (fobBefore.test(before) && (isSum || (value < 100 && !isThousands))) return 'fob';
  if (isSum) return 'sum';
  return sumBefore.test(before) && isBareSum ? 'sum' : undefined;
}

function countRole({ before, behind, digits, isThousands }: Context, value: number) {
  if (pieces.test(behind) || minimumBefore.test(before)) return 'units';
  // "Up to 10000" is no place.
  if (/^\d{2}(?!000|500)\d{3}$/.test(digits) && placeBefore.test(before) && /\p{L}/u.test(before))
    return 'zip';
  const isYear = /^20[2-4]\d$/.test(digits) && !/^\s*\p{L}/u.test(behind);
  if (digits.includes('.') && !isThousands) return undefined;
  return isYear || value < leastPieces ? undefined : 'units';
}

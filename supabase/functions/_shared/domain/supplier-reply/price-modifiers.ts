/** Sums that change the price of the goods, or only compare with it. */
import type { Figure } from './figures.ts';
import type { Part } from './quote-parts.ts';
import { namesCertificate } from './read-certificates.ts';

const refusal =
  /(?:can(?:no|'|’)?t|can not|unable|impossible|不能|不可能)\s?(?:to )?(?:do|reach|accept|make|offer|give|sell)?\s*(?:at |for )?$/iu;
const former =
  /(?<!\p{L})(?:was|were|used to be|instead of|rather than|before|antes|vorher|statt|bisher|avant|prima|eskiden|önceden|(?:list|normal|regular|usual|original|website|page|catalog(?:ue)?) price(?: is| was)?|normally|usually|原价|原来)\s?:?\s?(?:usd|us|eur)?\s?[$€]?$/iu;
const oneTime = /one[\s-]?time|einmalig|una tantum|bir defa|一次性/iu;
const added = /\+\s?(?:usd|us)?\s?\$?$|(?:add|plus|extra|more|另加|加)\s?:?\s?$/iu;
const addedBehind = /^\s?(?:more|extra)/i;

/** "USD 80 handling fee", "a surcharge of EUR 80". */
const feeBehind =
  /^\s?(?:(?!no |free |without |incl|plus |and |with |or |for |per |fob |exw )\p{L}{1,14}[\s-]){0,3}(?:fee|surcharge|charge|kosten|ücreti|pauschale)s?(?!\p{L})/iu;
const feeAhead =
  /(?<!\p{L})(?:fee|surcharge|upcharge|zuschlag|recargo|supplemento)s? (?:of|is|:)\s?$/iu;

/** "EXW is USD 0.10 lower", "0,15 $ daha düşük", "deduct USD 2.10". */
const lessBehind =
  /^\s?(?:(?:\/|per |a |je |por )?(?:pcs?|pieces?|sets?|dozen|units?|pairs?|kg|m|stück|adet|ud)\.?\s)?(?:is )?(?:lower|less(?! than)|cheaper|off(?!er)|discount|daha (?:düşük|ucuz)|günstiger|weniger|menos|más barat|in meno|de moins|便宜|优惠)/iu;
const lessAhead =
  /(?<!\p{L})(?:deduct|minus|less|subtract|reduced? by|lower by|cheaper by|discount(?: of)?|abzüglich|descuento de|sconto di|便宜|减)\s?:?\s?$/iu;

/** Words before an amount that is only the same price in another money. */
const equally =
  /(?:[=≈~]|(?<!\p{L})(?:about|approx(?:imately|\.)?|around|roughly|circa|ca\.?|equals?(?: to)?|equivalent(?: to)?|yaklaşık|environ|unos|etwa)|约|大约|折合|合)\s{0,2}$/iu;

const forReference =
  /^[^.;\d]{0,16}(?:for (?:your )?(?:ref(?:erence)?|orientation|information|guidance)|仅?供?参考)/iu;

/** Whether a sum is no price of its own: a surcharge, a fee, a discount, or a price of before or in another money. */
export function isModifier(figure: Figure, part: Part, isBehindOpenSize: boolean): boolean {
  const { text, start } = part.line;
  const [from, to] = [figure.start - start, figure.end - start];
  const ahead = (reach: number) => text.slice(Math.max(0, from - reach), from);
  const behind = (reach: number) => text.slice(to, to + reach);
  return (
    refusal.test(ahead(24)) ||
    former.test(ahead(24)) ||
    oneTime.test(`${ahead(24)}${text.slice(from, to)}${behind(16)}`) ||
    (!isBehindOpenSize && added.test(ahead(14))) ||
    addedBehind.test(behind(8)) ||
    feeBehind.test(behind(48)) ||
    feeAhead.test(ahead(24)) ||
    lessBehind.test(behind(24)) ||
    lessAhead.test(ahead(20)) ||
    isInOtherMoney(figure, part) ||
    isOfSpan(figure, part) ||
    isOfSurcharge(figure, part) ||
    isOfCertificate(figure, part)
  );
}

/** "EUR 6.20 (about USD 7.15)", "18.5元 (≈$2.55)": the first is the price; so too of each in a list. */
function isInOtherMoney(figure: Figure, { line }: Pick<Part, 'line'>): boolean {
  const last = line.figures.findLast(
    ({ kind, currency, end }) => kind === 'sum' && currency !== null && end <= figure.start,
  );
  if (last === undefined || figure.currency === null) return false;
  const between = line.text.slice(last.end - line.start, figure.start - line.start);
  if (last.currency === figure.currency)
    return (
      /^\s?(?:,|\/|and|or|y|e|et|und|ve|和)\s?$/iu.test(between) && isInOtherMoney(last, { line })
    );
  return (
    equally.test(between) ||
    forReference.test(line.text.slice(figure.end - line.start, figure.end - line.start + 40))
  );
}

/** "3.20$ - 2.70$ depends on quantity": neither is the price of a size. */
function isOfSpan(figure: Figure, { line }: Part): boolean {
  const sums = line.figures.filter(({ kind }) => kind === 'sum');
  const place = sums.indexOf(figure);
  return [
    [sums[place - 1], figure],
    [figure, sums[place + 1]],
  ].some(
    ([one, other]) =>
      one !== undefined &&
      other !== undefined &&
      one.currency === other.currency &&
      /^\s?(?:[-–~]|to)\s?$/i.test(line.text.slice(one.end - line.start, other.start - line.start)),
  );
}

/** "Logo +$0.08 a piece, so 5 pcs 0.40": what a line that begins with a surcharge comes to. */
function isOfSurcharge(figure: Figure, { line }: Part): boolean {
  const counted = line.figures.filter(({ kind }) => kind === 'sum' || kind === 'count');
  const [first] = counted;
  if (first === undefined || first === figure || first.kind !== 'sum') return false;
  const isAdded = /\+\s?$/.test(line.text.slice(0, first.start - line.start));
  return (
    isAdded &&
    !counted.some(
      ({ kind, low, start, end }) =>
        kind === 'count' && low >= 20 && start > first.end && end <= figure.start,
    )
  );
}

/** "EN71 and CPC at your cost, about USD 400". */
function isOfCertificate(figure: Figure, { line }: Part): boolean {
  const before = line.text.slice(0, figure.start - line.start);
  const sentence = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf(';')) + 1);
  const isTied = line.figures.some(
    ({ kind, start, end }) =>
      (kind === 'count' || kind === 'sum') &&
      end <= figure.start &&
      start - line.start >= before.length - sentence.length,
  );
  return !isTied && figure.unit === null && namesCertificate(sentence);
}

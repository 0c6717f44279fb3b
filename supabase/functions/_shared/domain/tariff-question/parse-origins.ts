import { isWithinOneEdit } from '../language/edit-distance.ts';
import { findTariffOrigin } from '../tariff/tariff-origins.ts';
import { takeMaterials } from './made-of.ts';
import { type OriginWord, originWords, placeNamedThings } from './origin-words.ts';
import { isQuality } from './product-words.ts';

export type ParsedOrigins = {
  /** In the order of the text, without duplicates; 'EU' for the European Union as a whole. */
  originCodes: readonly string[];
  /** The goods are made in the United States. */
  isDomestic: boolean;
  /** Where the fabric, parts or materials come from, when the goods are made elsewhere. */
  materialCodes: readonly string[];
  /** What comes from there: "fabric". */
  materialName: string | undefined;
  /** A country other than the United States that the goods are imported into. */
  otherDestination: string | undefined;
  /** A place named as the origin that is not in the tables, such as "Africa". */
  unknownPlace: string | undefined;
  /** The text without places and the words that introduce them. */
  remainder: string;
};

type Mention = {
  code: string;
  /** lead: "from", "made in"; name: "China" alone; adjective: "Chinese". */
  /** weak: "printed in China", or the port of "FOB Hong Kong". */
  strength: 'lead' | 'name' | 'adjective' | 'weak';
  /** False for "via Vietnam" or "designed in Italy", which do not name the origin. */
  isOrigin: boolean;
  start: number;
  end: number;
};

const originLeads =
  /\b(?:(?:made|manufactured|produced|sewn|assembled|built|crafted|grown|sourced|originat(?:e|es|ed|ing)|coming|come|comes|imported|importing|import|shipped|shipping|bought|buying|supplier|factory|factories)\s+(?:in|from|out\s+of)|from|desde|(?:hech|fabricad)[oa]s?\s+(?:a\s+mano\s+)?en|ex|out\s+of|country\s+of\s+origin(?:\s+is)?|origin(?:\s+is)?|what\s+(?:about|if)(?:\s+(?:it(?:['’]s| is)|they(?:['’]re| are)|we|i)(?:\s+(?:made|source|sourced|buy|bought|move|moved|switch|switched)(?:\s+(?:it|them|in|from|to))*)?)?|how\s+about|and\s+(?:for|if)|(?:mov|switch|shift|relocat)\w*(?:\s+(?:production|it|them|sourcing|manufacturing))?\s+to)\s*:?\s*(?:in|from|for|the|a)?\s*$/i;
const comparisons =
  /\b(?:versus|vs\.?|compar(?:ed|ing)\s+(?:to|with)|compare|against|instead\s+of|rather\s+than|than)\s*:?\s*(?:in|from|for|the|a)?\s*$/i;
const listContinuation =
  /^[\s,/&+]*(?:(?:and|or|vs\.?|versus|compared (?:to|with)|against|to)\s+)?(?:also\s+)?(?:from\s+|in\s+|the\s+)*$/i;
const notOrigin =
  /\b(?:designed in|via|through|trans-?shipp?ed (?:in|through|via)|stored in|warehoused? in|not (?:from|made in|in)|outside(?: of)?|except(?: for)?|excluding|avoid(?:ing)?)\s+(?:the\s+)?$/i;
/** Work that gives goods no new origin where other work is named too. */
const weakLead =
  /\b(?:(?:cut|printed|dyed|embroidered|decorated|packed|packaged|label(?:l)?ed|boxed|finished|inspected|branded)\s+in|fob|fca|exw|cif|port\s+of)\s*:?\s*$/i;
const incoterm = /\b(?:fob|fca|exw|cif|cfr|ddp|dap|port\s+of)\s*:?\s*$/i;
const destination =
  /\b(?:(?:import(?:ing|ed)?|ship(?:ping|ped)?|sell(?:ing)?|send(?:ing)?|export(?:ing|ed)?|deliver(?:ing|ed)?|bring(?:ing)?|enter(?:ing)?|going)\b[^.?!]{0,40}?\s(?:to|into)|into|entering|import(?:ing)?\s+to)\s+(?:the\s+)?$/i;
/** "From China to Canada"; "compared to" is a comparison instead. */
const inTransit =
  /\bfrom\s+(?:[\p{L}\p{M}.'’]+\s+){1,4}?(?<!compared\s)(?<!comparing\s)to\s+(?:the\s+)?$/iu;
const moves = /\b(?:mov|switch|shift|relocat|transfer|chang|differ|compar)/i;
const unitedStates =
  /\b(?:the\s+)?(?:u\.s\.a\.|u\.s\.|usa|united states(?: of america)?|america|the states|new york|california|texas|los angeles|florida)(?![\p{L}])/giu;
const inUnitedStates =
  /\b(?:to|into|in|entering|for|at)\s+(?:the\s+)?(?:us|usa|u\.s\.a?\.?|united states|america)(?![\p{L}])|\b(?:us|american)\s+(?=(?:import|customs|dut(?:y|ies)|tariffs?|tax(?:es)?|border|port|market|trade|warehouse)\b)/giu;
/** Includes Puerto Rico, which is part of the customs territory (19 CFR 101.1). */
const madeInUnitedStates =
  /\b(?:made|manufactured|produced|sewn|grown)\s+in\s+(?:the\s+)?(?:us|usa|u\.s\.a?\.?|united states|america)(?![\p{L}])|\b(?:from|in)\s+puerto\s+rico\b|\bfrom\s+(?:the\s+)?(?:us|usa|u\.s\.a?\.?|united states|america)(?![\p{L}])|\b(?:us|usa|american)[\s-]made\b/iu;

/**
 * Parses the origins that a text names. "From" and "made in" take precedence over a bare name, and
 * a bare name over an adjective, which may describe a style: Turkish towels from India are from
 * India. Misspelled names count only after such a lead.
 */
export function parseOrigins(typed: string): ParsedOrigins {
  const materials = takeMaterials(typed, (name) => originOf(name, false)?.code);
  const whole = originsIn(typed);
  if (materials === undefined) return whole;
  const made = originsIn(materials.remainder);
  // "Shirts of Chinese fabric" names no other origin.
  return made.originCodes.length === 0 && !made.isDomestic
    ? whole
    : { ...made, materialCodes: materials.codes, materialName: materials.part };
}

function originsIn(text: string): ParsedOrigins {
  const shielded = text.replace(placeNamedThings, (thing) =>
    isOriginInContext(text, thing) ? thing : '_'.repeat(thing.length),
  );
  const mentions = findMentions(shielded);
  const origins = mentions.filter(({ isOrigin }) => isOrigin);
  const strongest = (['lead', 'name', 'adjective', 'weak'] as const).find((strength) =>
    origins.some((mention) => mention.strength === strength),
  );
  const chosen = origins.filter(({ strength }) => strength === strongest);
  const other = otherDestinationOf(shielded, new Set(origins.map(({ code }) => code)).size);
  const isDomestic = chosen.length === 0 && madeInUnitedStates.test(text);
  const remainder = withoutPlaces(
    text,
    shielded,
    mentions.filter((mention) => !isGoods(text, mention, mentions)),
  );
  const unread = chosen.length === 0 && !isDomestic ? unknownPlaceIn(remainder) : undefined;
  return {
    originCodes: [...new Set(chosen.map(({ code }) => code))],
    isDomestic,
    materialCodes: [],
    materialName: undefined,
    otherDestination: other,
    unknownPlace: unread?.name,
    remainder: unread === undefined ? remainder : remainder.replace(unread.phrase, ' '),
  };
}

/** In "turkey from Turkey" the bare word is the goods, since "from" introduces the same name. */
function isGoods(text: string, mention: Mention, mentions: readonly Mention[]): boolean {
  return (
    mention.strength === 'name' &&
    /^(?:turkey|china)$/.test(text.slice(mention.start, mention.end)) &&
    mentions.some(({ code, strength }) => code === mention.code && strength === 'lead')
  );
}

const regions =
  'africa|(?:south(?:east|ern)?\\s+|east(?:ern)?\\s+|central\\s+)?asia|(?:latin|south|central)\\s+america|(?:the\\s+)?middle\\s+east|(?:the\\s+)?caribbean|scandinavia|oceania|overseas|abroad';
const unknownRegion = new RegExp(
  `\\b(?:from|made\\s+in|out\\s+of)\\s+(?<name>${regions})\\b`,
  'iu',
);
/** A capitalized word after a lead such as "from". */
const unknownName =
  /\b(?:from|[Mm]ade\s+in|out\s+of)\s+(?:the\s+)?(?<name>\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s+\p{Lu}\p{Ll}[\p{L}'’-]*)*)/u;

/** The last word after "from" or "made in" is a place in any case. */
const unknownLastWord =
  /(?<!\bmade\s)\b(?:from|made\s+in)\s+(?!(?:a|an|any|my|our|your|their|the|some|this|that|it|there|here|anywhere|everywhere|somewhere|elsewhere|home|scratch|stock|abroad|suppliers?|factor(?:y|ies)|vendors?|amazon|alibaba|etsy|ebay|january|february|march|april|may|june|july|august|september|october|november|december|now|today|tomorrow|start|bulk|house|small|batches)\b)(?<name>\p{Ll}{4,})\s*[?.!]*\s*$/u;

/** A place that is not in the tables; a material does not count. */
function unknownPlaceIn(text: string): { name: string; phrase: string } | undefined {
  const match = unknownRegion.exec(text) ?? unknownName.exec(text) ?? unknownLastWord.exec(text);
  const name = match?.groups?.name;
  if (match === null || name === undefined) return undefined;
  return name.toLowerCase().split(/\s+/).some(isQuality) ? undefined : { name, phrase: match[0] };
}

/** "Polish" with a capital is the country, except after "nail". */
function isOriginInContext(text: string, thing: string): boolean {
  return thing === 'Polish' && !/^\s*Polish/.test(text) && /\b\p{Ll}/u.test(text);
}

const word = /\p{L}[\p{L}\p{M}'’.]*/gu;
const maxNameWords = 4;

function findMentions(text: string): Mention[] {
  const tokens = [...text.matchAll(word)].map((match) => ({
    start: match.index,
    end: match.index + match[0].replace(/[.'’]+$/, '').length,
  }));
  const mentions: Mention[] = [];
  let index = 0;
  while (index < tokens.length) {
    const found = mentionAt(text, tokens, index, mentions.at(-1));
    if (found === undefined) index += 1;
    else {
      const last = mentions.at(-1);
      // "Chinese versus Vietnamese": both sides of a comparison have the same strength.
      if (last !== undefined && comparisons.test(text.slice(0, found.mention.start))) {
        last.strength = 'lead';
      }
      index += found.length;
      mentions.push(found.mention);
    }
  }
  return mentions;
}

type Token = { start: number; end: number };

function mentionAt(
  text: string,
  tokens: readonly Token[],
  index: number,
  last: Mention | undefined,
): { length: number; mention: Mention } | undefined {
  const first = tokens[index];
  if (first === undefined) return undefined;
  const before = text.slice(0, first.start);
  const continues = last !== undefined && listContinuation.test(text.slice(last.end, first.start));
  const hasLead =
    originLeads.test(before) || comparisons.test(before) || (continues && last.strength === 'lead');
  for (let length = Math.min(maxNameWords, tokens.length - index); length > 0; length -= 1) {
    const end = tokens[index + length - 1]?.end ?? first.end;
    const known = originOf(text.slice(first.start, end), hasLead || continues);
    if (known === undefined) continue;
    const isWeak = weakLead.test(before);
    const isPlace = hasLead || continues || isWeak || incoterm.test(before);
    if (known.isCity && !isPlace && !standsAlone(text.slice(first.start, end), text.slice(end))) {
      continue;
    }
    const isOrigin = !notOrigin.test(before) && !isDestination(text, before);
    const strength = hasLead ? 'lead' : isWeak ? 'weak' : known.isAdjective ? 'adjective' : 'name';
    return {
      length,
      mention: { code: known.code, strength, isOrigin, start: first.start, end },
    };
  }
  return undefined;
}

/** A city without a lead counts at the end, where places stand: "leggings haiphong". */
function standsAlone(name: string, after: string): boolean {
  return name.length > 5 && /^\s*(?:[,.;?!]|$)/.test(after);
}

/** "Move from China to Vietnam" is a move, not an import into Vietnam. */
function isDestination(text: string, before: string): boolean {
  return (destination.test(before) || inTransit.test(before)) && !moves.test(text);
}

const capitals = /^(?:CN|VN|MX|BD|PK|TR|PT|KR|TW|TH|JP|UK|EU|HK|PRC|UAE)$/;
const codeOf: Readonly<Record<string, string>> = { UK: 'GB', PRC: 'CN', UAE: 'AE' };

/** Brands and goods one edit away from a country: green tea is not Greek, nor a pajama Panama. */
const realWords: ReadonlySet<string> = new Set(
  'columbia green finish chain chains chino chinos chili indie stain tongs pajama pajamas malts'.split(
    ' ',
  ),
);

function originOf(name: string, isExpected: boolean): OriginWord | undefined {
  if (capitals.test(name)) return { code: codeOf[name] ?? name, isAdjective: false };
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();
  const known = originWords.get(plain) ?? originWords.get(plain.replace(/'s?$/, ''));
  const minCorrectionLetters = isExpected ? 5 : 7;
  if (known !== undefined || plain.length < minCorrectionLetters || realWords.has(plain))
    return known;
  for (const [candidate, origin] of originWords) {
    if (
      candidate.length >= minCorrectionLetters &&
      candidate[0] === plain[0] &&
      isWithinOneEdit(candidate, plain)
    ) {
      return origin;
    }
  }
  return undefined;
}

/**
 * "Importing into Canada", or "UK import duty on mugs from China": only US duties are known here.
 * Without another origin, "mugs China import duty" names the origin.
 */
function otherDestinationOf(text: string, originCount: number): string | undefined {
  if (moves.test(text)) return undefined;
  for (const { index } of text.matchAll(/(?<![\p{L}.])\p{L}/gu)) {
    const [two = '', one = ''] = /^([\p{L}.]+)(?:\s[\p{L}.]+)?/u.exec(text.slice(index)) ?? [];
    for (const name of [two, one]) {
      const origin = originOf(name.replace(/\.$/, ''), false);
      if (origin === undefined) continue;
      const after = text.slice(index + name.length);
      const isEntered = isDestination(text, text.slice(0, index)) && !onToUnitedStates.test(after);
      const isOfCustoms =
        originCount > 1 &&
        /^\s+(?:import|customs)\s+(?:dut|tax|tariff)/i.test(after) &&
        !originLeads.test(text.slice(0, index));
      if (isEntered || isOfCustoms) return nameOf(origin, name);
    }
  }
  return undefined;
}

function nameOf({ code }: OriginWord, typed: string): string {
  return findTariffOrigin(code)?.name ?? typed;
}

const onToUnitedStates = /^\s*(?:to|into)\s+(?:the\s+)?(?:us|usa|united states)\b/i;

const leadIn =
  /(?:\b(?:(?:made|manufactured|produced|sewn|assembled|built|crafted|grown|sourced|originating|coming|imported|shipped|bought)\s+(?:in|from|out\s+of)|from|desde|de|(?:(?:hech|fabricad)[oa]s?\s+)?en|ex|out\s+of|country\s+of\s+origin|origin|in|via|through|into|to|vs\.?|versus|compared\s+(?:to|with)|or|and|of|not|except(?:\s+for)?|excluding|outside|avoiding)(?:\s*:\s*|\s+|$)(?:the\s+)?)+$/i;

function withoutPlaces(text: string, shielded: string, mentions: readonly Mention[]): string {
  let remainder = '';
  let end = 0;
  for (const mention of mentions) {
    remainder += text.slice(end, mention.start).replace(leadIn, ' ');
    end = mention.end;
  }
  remainder += text.slice(end);
  return (shielded === '' ? '' : remainder)
    .replace(madeInUnitedStates, ' ')
    .replace(inUnitedStates, ' ')
    .replace(unitedStates, ' ')
    .replace(/(?<=\s|^)['’]s\b/g, ' ');
}

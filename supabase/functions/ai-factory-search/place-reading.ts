import {
  type FactoryCountry,
  factoryCountries,
  factoryCountryLabels,
} from '../_shared/domain/manufacturing-countries.ts';

/** Where a visitor wants a factory, as far as the words say so. */
export type PlaceReading = {
  /** Asked for; empty means anywhere. */
  countries: readonly FactoryCountry[];
  /** Ruled out: "outside China". */
  excluded: readonly FactoryCountry[];
  /** A country asked for that we have no factories in, by its name. */
  unlisted: string | undefined;
  /** The text without the names of places. */
  rest: string;
};

const names: Readonly<Record<FactoryCountry, RegExp>> = {
  china:
    /(?<!\b(?:bone|fine)\s)\b(?:mainland china|china|chinese(?!\s+(?:zodiac|new year))|prc)\b/gi,
  vietnam: /\bviet\s?nam(?:ese)?\b/gi,
  mexico: /\b(?:m[eé]xico|mexican)\b/gi,
  turkey:
    /\b(?:turkey|t[uü]rkiye|turkish)\b(?!\s+(?:jerky|meat|breast|bacon|sausage|flavou?r\w*|treats?|dinner))/gi,
  india: /\bindian?\b/gi,
  pakistan: /\bpakistani?\b/gi,
  bangladesh: /\b(?:bangladeshi?|bangla)\b/gi,
  portugal: /\b(?:portugal|portuguese)\b/gi,
  usa: /\b(?:usa|united states(?: of america)?|america|american(?!\s+(?:flag|football)))\b|\bu\.s\.(?:a\.?)?|\b(?:in|from) (?:the )?us\b(?!\s+(?:to|who|with|about))|\bus[\s-](?:made|based)\b/gi,
  korea: /\b(?:(?:south\s+)?korean?|rok)\b/gi,
};

/** Countries people often ask for and we have nothing in; adjectives are styles, not places. */
const unlistedNames =
  /\b(?:italy|spain|france|germany|poland|romania|united kingdom|uk|england|ireland|netherlands|greece|japan|taiwan|hong kong|thailand|indonesia|bali|malaysia|philippines|cambodia|myanmar|sri lanka|nepal|brazil|colombia|peru|argentina|chile|guatemala|honduras|el salvador|dominican republic|canada|australia|new zealand|egypt|morocco|tunisia|kenya|ethiopia|south africa|madagascar|mauritius|russia|ukraine|israel|uae|dubai)\b/gi;

const ruledOut =
  /\b(?:out of|leav(?:e|ing)|mov(?:e|ing)(?: production| sourcing)? from|not|no|non|avoid|avoiding|except|excluding|outside|without|instead of|rather than|other than|but not|anywhere but|alternatives? to)(?:\s+(?:of|in|from|made in|the|south))*[\s-]*$/i;

const anywhere = new Set(['', 'ai-choose', 'you choose', 'any', 'anywhere', 'any country']);

/**
 * Reads the places out of the query and, before it, out of the country field: an id, a label, or
 * any spelling of a name. The field wins over the query.
 */
export function readPlaces(query: string, countryField = ''): PlaceReading {
  const inQuery = placesNamedIn(query);
  const field = countryField.trim();
  if (anywhere.has(field.toLowerCase())) return inQuery;
  const inField = placesNamedIn(field);
  const countries = /^us$/i.test(field) ? (['usa'] as const) : inField.countries;
  return {
    countries,
    excluded: inQuery.excluded.filter((country) => !countries.some((asked) => asked === country)),
    unlisted: countries.length === 0 ? titleCase(field) || 'that country' : undefined,
    rest: inQuery.rest,
  };
}

/** "Portugal", "Portugal and Turkey", "Portugal, Turkey and China". */
export function listOfCountries(
  countries: readonly FactoryCountry[],
  joiningWord: 'and' | 'or' = 'and',
): string {
  const labels = countries.map((country) => factoryCountryLabels[country]);
  return labels.length < 2
    ? labels.join('')
    : `${labels.slice(0, -1).join(', ')} ${joiningWord} ${labels.at(-1)}`;
}

type Mention = { country: FactoryCountry; start: number; end: number };
type JudgedMention = Mention & { isExcluded: boolean };

/** What stands between two countries of one list: "outside China and Vietnam". */
const enumeration = /^[\s,/&]*(?:(?:and|or|nor)\s+)?$/i;

function placesNamedIn(text: string): PlaceReading {
  const mentions: Mention[] = [];
  let rest = text;
  for (const country of factoryCountries) {
    for (const match of text.matchAll(names[country])) {
      mentions.push({ country, start: match.index, end: match.index + match[0].length });
    }
    rest = rest.replace(names[country], ' ');
  }
  mentions.sort((a, b) => a.start - b.start);
  const judged: JudgedMention[] = [];
  for (const mention of mentions) {
    const last = judged.at(-1);
    const goesOn = last !== undefined && enumeration.test(text.slice(last.end, mention.start));
    const isExcluded = goesOn ? last.isExcluded : ruledOut.test(text.slice(0, mention.start));
    judged.push({ ...mention, isExcluded });
  }
  const pick = (isExcluded: boolean) => [
    ...new Set(judged.filter((m) => m.isExcluded === isExcluded).map((m) => m.country)),
  ];
  const excluded = pick(true);
  const countries = pick(false).filter((country) => !excluded.includes(country));
  const unlisted = [...text.matchAll(unlistedNames)].find(
    (match) => !ruledOut.test(text.slice(0, match.index)),
  );
  return {
    countries,
    excluded,
    unlisted: countries.length === 0 && unlisted ? titleCase(unlisted[0]) : undefined,
    rest: rest.replace(unlistedNames, ' '),
  };
}

/** A visitor's own word for a place, fit to be put into a sentence. */
function titleCase(name: string): string {
  const plain = name
    .replace(/[^\p{L}\s'-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (/^(?:uk|uae)$/i.test(plain)) return plain.toUpperCase();
  return plain.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
}

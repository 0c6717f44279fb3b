import { countryRecords } from '../countries/countries.ts';
import { listInWords } from '../list-in-words.ts';
import {
  type FactoryCountry,
  factoryCountryLabels,
  isFactoryCountry,
} from '../manufacturing-countries.ts';
import { findCities } from './cities.ts';

/** Where the visitor wants a factory, as far as the text says. */
export type ParsedPlaces = {
  /** The requested countries; empty means anywhere. */
  countries: readonly FactoryCountry[];
  /** Excluded countries: "outside China". */
  excluded: readonly FactoryCountry[];
  /** The name of a requested country where we have no factories. */
  unlisted: string | undefined;
  /** Requested cities and states, lower case: "los angeles". Their countries are in `countries`. */
  cities: readonly string[];
  /** The text without the names of places. */
  remainder: string;
};

/** Countries that people often request; adjectives describe styles, not places. */
const wellKnownPlaces: readonly string[] = [
  'italy',
  'spain',
  'france',
  'germany',
  'poland',
  'romania',
  'united kingdom',
  'uk',
  'england',
  'ireland',
  'netherlands',
  'greece',
  'japan',
  'taiwan',
  'hong kong',
  'thailand',
  'indonesia',
  'bali',
  'malaysia',
  'philippines',
  'cambodia',
  'myanmar',
  'sri lanka',
  'nepal',
  'brazil',
  'colombia',
  'peru',
  'argentina',
  'chile',
  'guatemala',
  'honduras',
  'el salvador',
  'dominican republic',
  'canada',
  'australia',
  'new zealand',
  'egypt',
  'morocco',
  'tunisia',
  'kenya',
  'ethiopia',
  'south africa',
  'madagascar',
  'mauritius',
  'russia',
  'ukraine',
  'israel',
  'uae',
  'dubai',
];

/** Those of them where we have no factories. */
const unlistedNames = new RegExp(
  `\\b(?:${wellKnownPlaces.filter((place) => !countryRecords.some(({ mention }) => place.search(mention) !== -1)).join('|')})\\b`,
  'gi',
);

const exclusionLead =
  /\b(?:out of|leav(?:e|ing)|mov(?:e|ing)(?: production| sourcing)? from|not|no|non|avoid|avoiding|except|excluding|outside|without|instead of|rather than|other than|but not|anywhere but|alternatives? to)(?:\s+(?:of|in|from|made in|the|south))*[\s-]*$/i;

const anywhere = new Set(['', 'ai-choose', 'you choose', 'any', 'anywhere', 'any country']);

/**
 * Parses places from the query and from the country field, which takes precedence: an id, a label,
 * or any spelling of a name.
 */
export function parsePlaces(query: string, countryField = ''): ParsedPlaces {
  const fromQuery = findPlaces(query);
  const field = countryField.trim();
  if (anywhere.has(field.toLowerCase())) return fromQuery;
  const fromField = findPlaces(field);
  const countries = /^us$/i.test(field) ? (['usa'] as const) : fromField.countries;
  return {
    countries,
    excluded: fromQuery.excluded.filter((country) => !countries.some((asked) => asked === country)),
    unlisted: countries.length === 0 ? titleCase(field) || 'that country' : undefined,
    cities: fromQuery.cities,
    remainder: fromQuery.remainder,
  };
}

/** As they read in a sentence: "Portugal", "the USA and Turkey", "Portugal, Turkey and China". */
export function listOfCountries(
  countries: readonly FactoryCountry[],
  joiningWord: 'and' | 'or' = 'and',
): string {
  const labels = countries.map((country) =>
    country === 'usa' ? 'the USA' : factoryCountryLabels[country],
  );
  return listInWords(labels, joiningWord);
}

type Mention = { country: FactoryCountry; start: number; end: number };
type JudgedMention = Mention & { isExcluded: boolean };

/** The text between two countries of one list: "outside China and Vietnam". */
const enumeration = /^[\s,/&]*(?:(?:and|or|nor)\s+)?$/i;

function findPlaces(text: string): ParsedPlaces {
  const mentions: Mention[] = [];
  let remainder = text;
  for (const { id, mention } of countryRecords) {
    if (!isFactoryCountry(id)) continue;
    for (const match of text.matchAll(mention)) {
      mentions.push({ country: id, start: match.index, end: match.index + match[0].length });
    }
    remainder = remainder.replace(mention, ' ');
  }
  const cities = findCities(text);
  for (const { country, index, text: said } of cities) {
    mentions.push({ country, start: index, end: index + said.length });
    remainder = remainder.replace(said, ' ');
  }
  mentions.sort((a, b) => a.start - b.start);
  const judged: JudgedMention[] = [];
  for (const mention of mentions) {
    const last = judged.at(-1);
    const isListed = last !== undefined && enumeration.test(text.slice(last.end, mention.start));
    const isExcluded = isListed
      ? last.isExcluded
      : exclusionLead.test(text.slice(0, mention.start));
    judged.push({ ...mention, isExcluded });
  }
  const pick = (isExcluded: boolean) => [
    ...new Set(judged.filter((m) => m.isExcluded === isExcluded).map((m) => m.country)),
  ];
  const excluded = pick(true);
  const countries = pick(false).filter((country) => !excluded.includes(country));
  const unlisted = [...text.matchAll(unlistedNames)].find(
    (match) => !exclusionLead.test(text.slice(0, match.index)),
  );
  return {
    countries,
    excluded,
    unlisted: countries.length === 0 && unlisted ? titleCase(unlisted[0]) : undefined,
    cities: cities.filter(({ country }) => countries.includes(country)).map(({ city }) => city),
    remainder: remainder.replace(unlistedNames, ' '),
  };
}

/** A place in the visitor's own words, capitalized for use in a sentence. */
function titleCase(name: string): string {
  const plain = name
    .replace(/[^\p{L}\s'-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (/^(?:uk|uae)$/i.test(plain)) return plain.toUpperCase();
  return plain.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
}

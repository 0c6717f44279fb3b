import { countryRecords } from '../countries/countries.ts';
import { foreignCities } from '../language/cities.ts';
import { europeanUnionCode, listTariffOrigins } from '../tariff/tariff-origins.ts';

/** A word for an origin: the country, or an adjective, which may also describe a style. */
export type OriginWord = {
  code: string;
  isAdjective: boolean;
  /** A city counts only where a place is expected: "surat" and "leon" are names as well. */
  isCity?: true;
};

/**
 * Other names for origins, in lower case and without accents: Spanish ones, and places known for a
 * craft. More names of the countries with our factories are in their own records.
 */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae', 'emirates', 'dubai'],
  BA: ['bosnia'],
  BE: ['belgica'],
  BR: ['brasil'],
  CD: ['dr congo', 'drc', 'congo'],
  CH: ['suiza'],
  CI: ["cote d'ivoire"],
  CN: ['shenzhen', 'guangzhou', 'yiwu', 'jingdezhen', 'chian', 'chna', 'prc'],
  CZ: ['czech republic'],
  DE: ['alemania'],
  DO: ['dominican', 'republica dominicana'],
  EG: ['egipto'],
  ES: ['espana'],
  FR: ['francia'],
  GB: ['uk', 'u.k.', 'britain', 'great britain', 'england', 'scotland', 'wales', 'reino unido'],
  GR: ['grecia'],
  HK: ['hongkong', 'hong kong sar'],
  ID: ['bali', 'jakarta', 'surabaya', 'jepara'],
  IN: ['jaipur', 'moradabad', 'inida', 'indai'],
  IT: ['italia', 'itly', 'itlay', 'florence', 'milan'],
  JP: ['japon', 'tokyo', 'osaka', 'kyoto'],
  KH: ['camboya', 'phnom penh'],
  KP: ['dprk'],
  KR: ['corea', 'corea del sur'],
  MA: ['marruecos'],
  MM: ['burma'],
  MO: ['macao'],
  MX: ['taxco', 'oaxaca', 'guadalajara'],
  NL: ['holland', 'the netherlands'],
  NZ: ['nueva zelanda', 'nueva zelandia'],
  PH: ['the philippines', 'philipines', 'phillipines', 'phillippines', 'filipines'],
  PL: ['polonia'],
  SZ: ['swaziland'],
  TH: ['tailandia', 'bangkok', 'chiang mai'],
  TR: ['turquia'],
  TT: ['trinidad'],
  TW: ['taipei', 'formosa', 'kaohsiung'],
  VN: ['vietnm', 'veitnam', 'vietam', 'vn'],
};

const adjectives: Readonly<Record<string, readonly string[]>> = {
  AE: ['emirati'],
  AR: ['argentine', 'argentinian'],
  AT: ['austrian'],
  AU: ['australian'],
  BE: ['belgian'],
  BG: ['bulgarian'],
  BR: ['brazilian'],
  CA: ['canadian'],
  CH: ['swiss'],
  CL: ['chilean'],
  CO: ['colombian'],
  CZ: ['czech'],
  DE: ['german'],
  DK: ['danish'],
  EG: ['egyptian'],
  ES: ['spanish'],
  ET: ['ethiopian'],
  FI: ['finnish'],
  FR: ['french'],
  GB: ['british', 'english', 'scottish', 'welsh'],
  GR: ['greek'],
  GT: ['guatemalan'],
  HN: ['honduran'],
  HR: ['croatian'],
  HU: ['hungarian'],
  ID: ['indonesian'],
  IE: ['irish'],
  IL: ['israeli'],
  IR: ['iranian'],
  IT: ['italian'],
  JO: ['jordanian'],
  JP: ['japanese'],
  KE: ['kenyan'],
  KH: ['cambodian'],
  LK: ['sri lankan'],
  LT: ['lithuanian'],
  MA: ['moroccan'],
  MM: ['burmese'],
  MY: ['malaysian'],
  NI: ['nicaraguan'],
  NL: ['dutch'],
  NO: ['norwegian'],
  NP: ['nepalese', 'nepali'],
  NZ: ['new zealand'],
  PE: ['peruvian'],
  PH: ['filipino', 'philippine'],
  RO: ['romanian'],
  RU: ['russian'],
  SE: ['swedish'],
  SV: ['salvadoran'],
  TH: ['thai'],
  TN: ['tunisian'],
  TW: ['taiwanese'],
  UA: ['ukrainian'],
  ZA: ['south african'],
};

const europeanUnionNames = ['european union', 'the eu', 'eu', 'europe'];

/** Things named after a place, which say nothing about where they are made. */
export const placeNamedThings =
  /\b(?:(?:bone|fine)\s+china|china\s+cabinets?|french\s+(?:press(?:es)?|terry|cuffs?|connection)|panama\s+hats?|swiss\s+army(?:\s+kni(?:fe|ves))?|swiss\s+dot|india\s+ink|dutch\s+ovens?|cuban\s+(?:link|chain)s?|egyptian\s+cotton|persian\s+rugs?|irish\s+linen|brazil\s+nuts?|brazilian\s+blowout|jordan\s+almonds?|air\s+jordans?|jordan\s+(?:sneakers|shoes)|turkey\s+(?:jerky|meat|call|feather)s?|(?:jerky|meat)\s+turkey|chinese\s+new\s+year|chinese\s+checkers|indian\s+motorcycles?|german\s+shepherd|english\s+muffins?|greek\s+yogh?urt|spanish\s+moss|italian\s+leather|japanese\s+denim|korean\s+skincare|turkish\s+towels?|scotch\s+tape|moroccan\s+oil|mexican\s+blankets?|guinea\s+pigs?|american\s+flags?|(?:nail|shoe|boot|furniture|car|floor|silver|metal|gel)\s+polish(?:es)?|polish(?:es|ing|ed)?\b)/gi;

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function entries(): [string, OriginWord][] {
  const named = listTariffOrigins().flatMap(({ code, name }) =>
    [plain(name), ...(otherNames[code] ?? []), ...(recordOf(code)?.otherNames ?? [])].map(
      (word): [string, OriginWord] => [word, { code, isAdjective: false }],
    ),
  );
  const adjectival = Object.entries(adjectives).flatMap(([code, words]) =>
    words.map((word): [string, OriginWord] => [word, { code, isAdjective: true }]),
  );
  const recorded = countryRecords.flatMap(({ iso, adjectives: words }) =>
    words.map((word): [string, OriginWord] => [word, { code: iso.alpha2, isAdjective: true }]),
  );
  const cities = foreignCities().flatMap(({ city, country }) => {
    const code = countryRecords.find(({ id }) => id === country)?.iso.alpha2;
    return code === undefined
      ? []
      : [[city, { code, isAdjective: false, isCity: true }] satisfies [string, OriginWord]];
  });
  const union = europeanUnionNames.map((word): [string, OriginWord] => [
    word,
    { code: europeanUnionCode, isAdjective: false },
  ]);
  return [
    ...cities,
    ...named,
    ...adjectival,
    ...recorded,
    ...union,
    ['european', { code: europeanUnionCode, isAdjective: true }],
  ];
}

function recordOf(code: string) {
  return countryRecords.find(({ iso }) => iso.alpha2 === code);
}

/** Maps a lower-case word without accents to the origin that it names. */
export const originWords: ReadonlyMap<string, OriginWord> = new Map(entries());

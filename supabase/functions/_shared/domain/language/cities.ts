import type { FactoryCountry } from '../manufacturing-countries.ts';

/** States and larger cities that people name instead of a country, lower case. */
const citiesOf: Readonly<Record<FactoryCountry, string>> = {
  usa: `alabama, alaska, arizona, arkansas, california, socal, norcal, colorado, connecticut, delaware,
    florida, georgia, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine,
    maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada,
    new hampshire, new jersey, new mexico, new york, nyc, north carolina, north dakota, ohio,
    oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas,
    utah, vermont, virginia, washington state, west virginia, wisconsin, wyoming, los angeles,
    la area, san francisco, bay area, san diego, sacramento, oakland, seattle, tacoma, portland,
    las vegas, reno, phoenix, tucson, scottsdale, denver, boulder, salt lake city, boise, dallas,
    fort worth, houston, austin, san antonio, el paso, chicago, milwaukee, minneapolis, st louis,
    kansas city, detroit, cleveland, columbus, cincinnati, indianapolis, louisville, nashville,
    memphis, knoxville, chattanooga, atlanta, savannah, charlotte, raleigh, greensboro, asheville,
    charleston, miami, orlando, tampa, jacksonville, fort lauderdale, new orleans, birmingham,
    philadelphia, pittsburgh, baltimore, washington dc, boston, providence, hartford, newark,
    brooklyn, queens, manhattan, long island, buffalo, rochester, albuquerque, omaha, des moines,
    oklahoma city, tulsa, honolulu, anchorage, midwest, new england`,
  china: `guangzhou, shenzhen, dongguan, foshan, yiwu, ningbo, hangzhou, shanghai, beijing, shantou,
    quanzhou, xiamen, fujian, guangdong, zhejiang, jiangsu, shandong, qingdao, suzhou, wuhan, chengdu,
    chongqing, tianjin, zhongshan, jingdezhen, dehua, putian, jinjiang, wenzhou, keqiao, shaoxing`,
  vietnam: `hanoi, ho chi minh city, ho chi minh, saigon, hcmc, da nang, haiphong, hai phong,
    binh duong, dong nai, bac ninh`,
  india: `mumbai, bombay, delhi, new delhi, bangalore, bengaluru, chennai, tiruppur, tirupur, kolkata,
    ahmedabad, surat, jaipur, ludhiana, kanpur, agra, moradabad, panipat, noida, gurgaon, pune,
    hyderabad, coimbatore, gujarat, rajasthan, tamil nadu, kerala, punjab india, karur`,
  pakistan: 'karachi, lahore, sialkot, faisalabad, multan, gujranwala, wazirabad',
  bangladesh: 'dhaka, chittagong, chattogram, gazipur, narayanganj, savar',
  turkey: `istanbul, izmir, bursa, denizli, ankara, gaziantep, kayseri, konya, usak, kutahya`,
  mexico: `mexico city, cdmx, guadalajara, monterrey, leon, tijuana, puebla, juarez, ciudad juarez,
    oaxaca, jalisco, queretaro, merida, toluca`,
  portugal: 'lisbon, porto, braga, guimaraes, barcelos, aveiro, leiria, covilha, felgueiras',
  korea: 'seoul, busan, incheon, daegu, daejeon, suwon, gwangju',
};

/** The cities of each US state, and names of its regions. */
const citiesByState: Readonly<Record<string, string>> = {
  alabama: 'birmingham',
  alaska: 'anchorage',
  arizona: 'phoenix, tucson, scottsdale',
  california:
    'socal, norcal, los angeles, la area, san francisco, bay area, san diego, sacramento, oakland',
  colorado: 'denver, boulder',
  connecticut: 'hartford',
  florida: 'miami, orlando, tampa, jacksonville, fort lauderdale',
  georgia: 'atlanta, savannah',
  hawaii: 'honolulu',
  idaho: 'boise',
  illinois: 'chicago',
  indiana: 'indianapolis',
  iowa: 'des moines',
  kentucky: 'louisville',
  louisiana: 'new orleans',
  maryland: 'baltimore',
  massachusetts: 'boston',
  michigan: 'detroit',
  minnesota: 'minneapolis',
  missouri: 'st louis, kansas city',
  nebraska: 'omaha',
  nevada: 'las vegas, reno',
  'new jersey': 'newark',
  'new mexico': 'albuquerque',
  'new york': 'nyc, brooklyn, queens, manhattan, long island, buffalo, rochester',
  'north carolina': 'charlotte, raleigh, greensboro, asheville',
  ohio: 'cleveland, columbus, cincinnati',
  oklahoma: 'oklahoma city, tulsa',
  oregon: 'portland',
  pennsylvania: 'philadelphia, pittsburgh',
  'rhode island': 'providence',
  'south carolina': 'charleston',
  tennessee: 'nashville, memphis, knoxville, chattanooga',
  texas: 'dallas, fort worth, houston, austin, san antonio, el paso',
  utah: 'salt lake city',
  washington: 'seattle, tacoma',
  wisconsin: 'milwaukee',
};

const stateByCity: ReadonlyMap<string, string> = new Map(
  Object.entries(citiesByState).flatMap(([state, cities]) =>
    cities.split(', ').map((city) => [city, state] as const),
  ),
);

/** The US state of a city that `findCities` returns; undefined for states and other countries. */
export function stateOf(city: string): string | undefined {
  return stateByCity.get(city);
}

const specialNames: Readonly<Record<string, string>> = {
  cdmx: 'CDMX',
  hcmc: 'HCMC',
  'la area': 'the LA area',
  nyc: 'NYC',
  'washington dc': 'Washington DC',
};

/** A city of `findCities` as it is written: "Los Angeles". */
export function cityName(city: string): string {
  return specialNames[city] ?? city.replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}

/** A city or state with its country. */
export type CityMention = { city: string; country: FactoryCountry; index: number; text: string };

const countryOfCity: ReadonlyMap<string, FactoryCountry> = new Map(
  (Object.entries(citiesOf) as [FactoryCountry, string][]).flatMap(([country, names]) =>
    names.split(',').map((name) => [name.trim().replace(/\s+/g, ' '), country] as const),
  ),
);

/** The cities outside the United States, each with its country. */
export function foreignCities(): readonly { city: string; country: FactoryCountry }[] {
  return [...countryOfCity].flatMap(([city, country]) =>
    country === 'usa' ? [] : [{ city, country }],
  );
}

const names = [...countryOfCity.keys()].sort((a, b) => b.length - a.length).join('|');

/**
 * A city counts only behind a word that makes it a place ("near Los Angeles", "FOB Mumbai") or before
 * one ("Dallas based"): a "New York tee" may come from anywhere.
 */
const cityMention = new RegExp(
  String.raw`\b(?:in|near(?: to)?|around|from|at|outside|close to|based in|made in|within|fob|exw|cif|ship(?:ped)? from)\s+(?:the\s+)?(?:greater\s+|downtown\s+)?(${names})\b(?:\s+area)?|\b(${names})(?:\s+area)?[\s-]+(?:based|area|factory|factories|manufacturers?|suppliers?|makers?|made)\b`,
  'gi',
);

/** The cities and states that the text names as places, in order. */
export function findCities(text: string): CityMention[] {
  return [...text.matchAll(cityMention)].flatMap((match) => {
    const city = (match[1] ?? match[2] ?? '').toLowerCase().replace(/\s+/g, ' ');
    const country = countryOfCity.get(city);
    return country === undefined ? [] : [{ city, country, index: match.index, text: match[0] }];
  });
}

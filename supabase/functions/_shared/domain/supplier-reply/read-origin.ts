import { parsePlaces } from '../language/places.ts';
import { factoryCountries, originCodeOf } from '../manufacturing-countries.ts';
import type { QuoteLine } from './quote-parts.ts';
import type { Said } from './supplier-quote.ts';

/** Countries by the names that suppliers write, and places that the shared list of cities lacks. */
const places: readonly (readonly [string, RegExp])[] = [
  [
    'CN',
    /(?<!\p{Script=Latin})(?:china|prc|p\.r\. ?china|zhejiang|guangdong|jiangsu|fujian|shandong|hebei|henan|hubei|hunan|anhui|jiangxi|sichuan|shaanxi|shanxi|liaoning|guangxi|yunnan|yongkang|zhuji|datang|baigou|hejian|ankang|cangnan|huzhou|jiaxing|taizhou|jinhua|pujiang|nantong|wuxi|changzhou|huizhou|jiangmen|chaozhou|chenghai|shijiazhuang|cixi|yuyao|longgang|wujiang|shengzhou|haining|shishi|nanchang|zibo|linyi|dezhou)(?!\p{Script=Latin})|中国|浙江|广东|江苏|福建|山东|河北|河南|永康|义乌|东莞|深圳|广州|宁波|佛山|中山|泉州|晋江|汕头|温州|景德镇|德化/iu,
  ],
  [
    'TR',
    /(?<!\p{Script=Latin})(?:türkiye|turkiye|turkey|istanbul|izmir|bursa|denizli|gaziantep|uşak|usak|kütahya|adana|merter|laleli|çorlu|tekirdağ)(?!\p{Script=Latin})/iu,
  ],
  [
    'MX',
    /(?<!\p{Script=Latin})(?:méxico|mexico|jalisco|tlaquepaque|tonalá|guanajuato|león|puebla|oaxaca|monterrey)(?!\p{Script=Latin})/iu,
  ],
  [
    'ES',
    /(?<!\p{Script=Latin})(?:spain|españa|castellón|valencia|barcelona|alicante|elche|onda)(?!\p{Script=Latin})/iu,
  ],
  [
    'IN',
    /(?<!\p{Script=Latin})(?:india|bharat|tamil nadu|karur|tiruppur|tirupur|moradabad|jaipur|panipat|ludhiana|kanpur|agra|uttar pradesh|rajasthan|gujarat|kolkata|mumbai|firozabad|saharanpur|erode)(?!\p{Script=Latin})/iu,
  ],
  [
    'VN',
    /(?<!\p{Script=Latin})(?:viet ?nam|binh duong|dong nai|ho chi minh|ha ?noi|hai phong|da nang|nam dinh|bac ninh)(?!\p{Script=Latin})/iu,
  ],
  [
    'PK',
    /(?<!\p{Script=Latin})(?:pakistan|sialkot|karachi|lahore|faisalabad|wazirabad)(?!\p{Script=Latin})/iu,
  ],
  [
    'BD',
    /(?<!\p{Script=Latin})(?:bangladesh|dhaka|chattogram|chittagong|gazipur|narayanganj)(?!\p{Script=Latin})/iu,
  ],
  [
    'PT',
    /(?<!\p{Script=Latin})(?:portugal|barcelos|guimarães|guimaraes|braga|porto|felgueiras|aveiro|famalicão)(?!\p{Script=Latin})/iu,
  ],
  [
    'KR',
    /(?<!\p{Script=Latin})(?:south korea|korea|seoul|busan|daegu|incheon)(?!\p{Script=Latin})/iu,
  ],
  [
    'IT',
    /(?<!\p{Script=Latin})(?:italy|italia|toscana|tuscany|veneto|como|prato|biella|milano|firenze)(?!\p{Script=Latin})/iu,
  ],
  [
    'DE',
    /(?<!\p{Script=Latin})(?:germany|deutschland|solingen|sachsen|bayern)(?!\p{Script=Latin})/iu,
  ],
  ['FR', /(?<!\p{Script=Latin})(?:france|grasse|limoges)(?!\p{Script=Latin})/iu],
  ['PL', /(?<!\p{Script=Latin})(?:poland|polska|łódź|lodz)(?!\p{Script=Latin})/iu],
  [
    'ID',
    /(?<!\p{Script=Latin})(?:indonesia|java|jakarta|bali|semarang|jepara)(?!\p{Script=Latin})/iu,
  ],
  ['TH', /(?<!\p{Script=Latin})(?:thailand|bangkok|chiang mai)(?!\p{Script=Latin})/iu],
  ['TW', /(?<!\p{Script=Latin})(?:taiwan|taipei|taichung)(?!\p{Script=Latin})|台湾/iu],
  ['KH', /(?<!\p{Script=Latin})(?:cambodia|phnom penh)(?!\p{Script=Latin})/iu],
  ['LK', /(?<!\p{Script=Latin})(?:sri lanka|colombo)(?!\p{Script=Latin})/iu],
  ['NP', /(?<!\p{Script=Latin})(?:nepal|kathmandu)(?!\p{Script=Latin})/iu],
  ['PE', /(?<!\p{Script=Latin})(?:peru|perú|lima|arequipa)(?!\p{Script=Latin})/iu],
  ['CO', /(?<!\p{Script=Latin})(?:colombia|medellín|medellin|bogotá)(?!\p{Script=Latin})/iu],
  ['BR', /(?<!\p{Script=Latin})(?:brazil|brasil|são paulo|novo hamburgo)(?!\p{Script=Latin})/iu],
  ['EG', /(?<!\p{Script=Latin})(?:egypt|cairo)(?!\p{Script=Latin})/iu],
  ['MA', /(?<!\p{Script=Latin})(?:morocco|maroc|casablanca|tangier)(?!\p{Script=Latin})/iu],
  ['TN', /(?<!\p{Script=Latin})(?:tunisia|tunisie|monastir)(?!\p{Script=Latin})/iu],
  ['RO', /(?<!\p{Script=Latin})(?:romania|românia)(?!\p{Script=Latin})/iu],
  ['JP', /(?<!\p{Script=Latin})(?:japan|imabari|osaka)(?!\p{Script=Latin})/iu],
  ['US', /(?<!\p{Script=Latin})(?:usa|u\.s\.a\.|united states)(?!\p{Script=Latin})/iu],
];

/** Names of the maker or of making, with the place behind. */
const making =
  /(?<!\p{Script=Latin})(?:made|manufactured|produced|knitted|sewn|printed|woven) (?:\w+\s){0,4}?(?:in|at)(?!\p{Script=Latin})|(?<!\p{Script=Latin})(?:(?:country of )?origin|factory(?: address| location)?|fabrika\p{L}*|fábrica|workshop|taller|atölye\p{L}*|werkstatt|werk|mill|plant|manufactory|manufacturer|manufactures?|producers?|üretici\p{L}*|hersteller|fabrikası|seller|ex[\s-]?factory|menşe\p{L}*|greetings from|hecho en|fabricad[oa] en|hergestellt in)(?!\p{Script=Latin})|工厂|产地|厂家|源头厂/giu;

/** The country of making, where the mail names it or the place of the factory. */
export function readOrigin(lines: readonly QuoteLine[]): Said<string> | null {
  const explicit = lines.flatMap((line) =>
    [...line.text.matchAll(making)].flatMap((match) => {
      const from = match.index;
      const text = line.text.slice(from, from + 120);
      if (
        /(?:your|our agent|trading|forwarder)\s$/i.test(
          line.text.slice(Math.max(0, from - 12), from),
        )
      )
        return [];
      const found = placeIn(text);
      return found === null
        ? []
        : [
            {
              ...found,
              at: line.start + from,
              isMade: /origin|made|产地|hecho|hergestellt/iu.test(match[0]),
            },
          ];
    }),
  );
  explicit.push(...turkish(lines));
  const best = explicit.find(({ isMade }) => isMade) ?? explicit[0];
  if (best !== undefined)
    return { value: best.code, source: { from: best.at, to: best.at + best.end } };
  return letterhead(lines);
}

/** The place stands before: "Bursa fabrikamızda üretilmektedir". */
function turkish(lines: readonly QuoteLine[]) {
  return lines.flatMap((line) => {
    const match =
      /(\p{Lu}\p{L}{2,20})(?:['’]\p{L}{1,4})?\s(?:kendi\s)?(?:fabrikamız|atölyemiz|tesisimiz|üretim tesis)/u.exec(
        line.text,
      );
    const found = match?.[1] === undefined ? null : placeIn(match[1]);
    return match === null || found === null
      ? []
      : [{ ...found, end: match[0].length, at: line.start + match.index, isMade: false }];
  });
}

/** An address in the first lines: "No. 88 Xinhua Road, Wujiang, Suzhou, China". */
function letterhead(lines: readonly QuoteLine[]): Said<string> | null {
  for (const line of lines.slice(0, 7)) {
    const isAddress =
      /(?<!\p{Script=Latin})(?:no\.? ?\d|road|rd\.?|street|str\.?|st\.|industrial|zone|district|park|avenue|ave\.?|cad\.?|sok\.?|mah\.?|osb|calle|building|floor|village|town|city|add(?:ress)?|plot)(?!\p{Script=Latin})/iu.test(
        line.text,
      );
    const isBuyer = /^\s*(?:to|attn|buyer|dear|ship to|consignee)\b/i.test(line.text);
    const found = isAddress && !isBuyer ? placeIn(line.text.replace(/\./g, ' ')) : null;
    if (found !== null)
      return { value: found.code, source: { from: line.start, to: line.start + found.end } };
  }
  return null;
}

/** The first place of a text that is known. */
function placeIn(text: string): { code: string; end: number } | null {
  const stop = text.search(/[.;!?](?:\s|$)|\n/);
  const said = stop === -1 ? text : text.slice(0, stop + 1);
  const found = places
    .flatMap(([code, pattern]) => {
      const match = pattern.exec(said);
      return match === null
        ? []
        : [{ code, index: match.index, end: match.index + match[0].length }];
    })
    .sort((a, b) => a.index - b.index);
  const [first] = found;
  if (first !== undefined) return first;
  const [country] = parsePlaces(said).countries.filter((each) => each !== 'usa');
  return country === undefined || !factoryCountries.includes(country)
    ? null
    : { code: originCodeOf(country), end: said.length };
}

const hsCode =
  /(?:(?<!\p{Script=Latin})(?:h\.?\s?s\.?n?\.?(?:\s?codes?)?(?: number| no\.?)?|hts(?:us)?(?: code)?|gt[iİ]p(?: no)?|tariff code|customs code|commodity code)|海关编码|HS编码|税号)[^\d\n]{0,28}(\d{4}(?:[. ]?\d{2}){1,3}|\d{6,10})(?!\d)/iu;

/** The tariff code that the supplier names, as typed. */
export function readHsCode(lines: readonly QuoteLine[]): Said<string> | null {
  for (const line of lines) {
    const match = hsCode.exec(line.text);
    if (match?.[1] === undefined) continue;
    const from = line.start + match.index;
    return { value: match[1].trim(), source: { from, to: from + match[0].length } };
  }
  return null;
}

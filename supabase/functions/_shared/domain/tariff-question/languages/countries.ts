import { europeanUnionCode, listTariffOrigins } from '../../tariff/tariff-origins.ts';
import type { AnswerLanguage } from './answer-languages.ts';
import { plainWord } from './words.ts';

/** Names that people use besides the standard one, and adjectives of the countries asked for most. */
const otherNames: Readonly<Record<AnswerLanguage, string>> = {
  es: `CN: chino, china, chinos, chinas, república popular china; VN: vietnamita, vietnamitas, viet nam;
    MX: mexicano, mexicana, mexicanos, mexicanas, méjico; TR: turco, turca, turcos, turcas;
    IN: indio, indios, indias, hindú; IT: italiano, italiana, italianos, italianas;
    PT: portugués, portuguesa, portugueses; KR: corea, corea del sur, coreano, coreana;
    DE: alemán, alemana; FR: francés, francesa; BD: bangladés; PK: pakistaní; GB: inglaterra, gran bretaña;
    NL: holanda; JP: japonés, japonesa; EU: europa, unión europea, ue`,
  de: `CN: chinesisch, chinesische, chinesischen, chinesischer, chinesisches, VR China, Volksrepublik China;
    VN: vietnamesisch, vietnamesische, vietnamesischen; MX: mexikanisch, mexikanische, mexikanischen;
    TR: türkisch, türkische, türkischen; IN: indisch, indische, indischen;
    IT: italienisch, italienische, italienischen; PT: portugiesisch, portugiesische, portugiesischen;
    KR: korea, koreanisch, koreanische, koreanischen, südkorea; BD: bangladesch; FR: französische;
    GB: großbritannien, england; NL: holland; CZ: tschechien; EU: europa, EU, europäischen union`,
  fr: `CN: chinois, chinoise, chinoises; VN: vietnamien, vietnamienne, vietnamiens, vietnamiennes, viêt nam, viet nam, vietnam;
    MX: mexicain, mexicaine, mexicains, mexicaines; TR: turc, turque, turcs, turques;
    IN: indien, indienne, indiens, indiennes; IT: italien, italienne, italiens, italiennes;
    PT: portugais, portugaise, portugaises; KR: corée, coréen, coréenne, coréens;
    FR: français, française, françaises; GB: angleterre, grande bretagne; NL: hollande; EU: europe, ue, union européenne`,
  tr: `CN: çin, çinli, çin halk cumhuriyeti; KR: kore, güney kore; GB: ingiltere, britanya; NL: hollanda;
    TR: türkiye, türk; IN: hint; IT: italyan; EU: avrupa, avrupa birliği, ab; AE: bae, dubai; VN: vietnam`,
  zh: `CN: 中国, 大陆, 国产; VN: 越南; MX: 墨西哥; TR: 土耳其; KR: 韩国, 南韩; EU: 欧盟, 欧洲;
    GB: 英国; TW: 台湾; HK: 香港; AE: 阿联酋; DE: 德国; FR: 法国; JP: 日本; BD: 孟加拉, 孟加拉国`,
};

/** Every foreign country of the tables, and the European Union. */
const codes: readonly string[] = [
  ...listTariffOrigins().map(({ code }) => code),
  europeanUnionCode,
];

const displayNames = new Map<AnswerLanguage, Intl.DisplayNames>();

/** The name of an origin in a language: "China", "Türkei"; the code itself when it has none. */
export function countryName(code: string, language: AnswerLanguage): string {
  const known =
    displayNames.get(language) ??
    new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  displayNames.set(language, known);
  return known.of(code) ?? code;
}

const namesByLanguage = new Map<AnswerLanguage, ReadonlyMap<string, string>>();

/** The codes of origins by their names in a language, as `plainWord` writes them. */
export function countryNames(language: AnswerLanguage): ReadonlyMap<string, string> {
  const known = namesByLanguage.get(language);
  if (known !== undefined) return known;
  const names = new Map<string, string>(
    codes.map((code) => [nameKey(countryName(code, language)), code]),
  );
  // People also write the English name: "Bangladesh".
  for (const { code, name } of listTariffOrigins()) {
    if (!names.has(nameKey(name))) names.set(nameKey(name), code);
  }
  for (const entry of otherNames[language].split(';')) {
    const [code = '', list = ''] = entry.split(':').map((part) => part.trim());
    for (const name of list.split(',')) names.set(nameKey(name.trim()), code);
  }
  namesByLanguage.set(language, names);
  return names;
}

/** Words of a name, separated by single spaces. */
function nameKey(name: string): string {
  return (plainWord(name).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

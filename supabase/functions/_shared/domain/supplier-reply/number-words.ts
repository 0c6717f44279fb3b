/** Numbers in words: English, Chinese and Turkish, and small ones in other languages. */
import type { NumberToken } from './quote-numbers.ts';

const chineseDigits: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const chineseUnits: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** Chinese numbers of a text. */
export function findChinese(text: string): NumberToken[] {
  return [...text.matchAll(/[零〇一二两三四五六七八九十百千万]+/gu)].map((match) => ({
    value: chineseValue(match[0]),
    start: match.index,
    end: match.index + match[0].length,
    isWords: true,
    digits: '',
  }));
}

/** "一千五百" is 1,500, "十五" 15, "三万" 30,000. */
function chineseValue(word: string): number {
  let total = 0;
  let section = 0;
  let digit = 0;
  for (const each of word) {
    const unit = chineseUnits[each];
    if (each === '万') {
      total += (section + digit) * 10_000;
      section = 0;
      digit = 0;
    } else if (unit !== undefined) {
      section += (digit === 0 ? 1 : digit) * unit;
      digit = 0;
    } else {
      digit = chineseDigits[each] ?? 0;
    }
  }
  return total + section + digit;
}

const wordValues: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  diez: 10,
  quince: 15,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  acht: 8,
  zehn: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  huit: 8,
  dois: 2,
  duas: 2,
  três: 3,
  quatro: 4,
  oito: 8,
  dez: 10,
  quattro: 4,
  cinque: 5,
  bir: 1,
  iki: 2,
  üç: 3,
  dört: 4,
  beş: 5,
  altı: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
  on: 10,
  yirmi: 20,
  otuz: 30,
  kırk: 40,
  elli: 50,
  altmış: 60,
  yetmiş: 70,
  seksen: 80,
  doksan: 90,
  yüz: 100,
  bin: 1000,
};

const anyWord = Object.keys(wordValues).join('|');
const wordsPattern = new RegExp(
  String.raw`(?<!\p{Script=Latin})(?:${anyWord})(?:(?:\s|-|\sand\s)(?:${anyWord})(?!\p{Script=Latin}))*(?!\p{Script=Latin})`,
  'giu',
);

/** "About a month", "in einer Woche": one. */
const articlePattern =
  /(?<=(?<!\p{L})(?:about|around|approx\.?|in|within|is|takes?|needs?|for|after|ca\.?|etwa|dauert|unos?|tardan?|demora|toma|leva|environ|prend|circa|richiede|válid[oa]|valable|gültig)\s)(?:an?|une?|una|uma?|eine?[mnr]?)(?=\s(?:week|month|woche|monat|semana|mes|mês|semaine|mois|settimana|mese)(?!\p{L}))/giu;

/** Whether a text may hold a number in words. */
export const anyNumberWord = new RegExp(
  String.raw`(?<!\p{L})(?:${anyWord}|(?:an?|une?|una|uma?|eine?[mnr]?)(?=\s(?:week|month|woche|monat|semana|mes|mês|semaine|mois|settimana|mese)))(?!\p{L})`,
  'iu',
);

/** The value of number words that a text begins with, and their length. */
export function wordsAtStart(text: string): Readonly<{ value: number; length: number }> | null {
  const [first] = findWords(text);
  return first === undefined || first.start > 0 ? null : { value: first.value, length: first.end };
}

type Words = Readonly<{ said: string; start: number }>;

/** "For one thousand two dollars": a size, and behind it a price. */
function withoutPrice(match: RegExpMatchArray): Words[] {
  const [said] = match;
  const start = match.index ?? 0;
  const behind = (match.input ?? '').slice(start + said.length);
  const isPriced = /^\s(?:dollars?|euros?|usd)/i.test(behind);
  const split = isPriced ? /^(.*(?:thousand|hundred))\s(?!and\s)(.+)$/i.exec(said) : null;
  const size = split?.[1];
  const price = split?.[2];
  if (size === undefined || price === undefined) return [{ said, start }];
  return [
    { said: size, start },
    { said: price, start: start + said.length - price.length },
  ];
}

/** Numbers in words of other languages. */
export function findWords(text: string): NumberToken[] {
  const articles = [...text.matchAll(articlePattern)].map((match) => ({
    value: 1,
    start: match.index,
    end: match.index + match[0].length,
    isWords: true,
    digits: '',
  }));
  // "on" is ten in Turkish, and a common word in English.
  const words = [...text.matchAll(wordsPattern)]
    .flatMap(withoutPrice)
    .filter(({ said }) => !/^on$/i.test(said))
    .map(({ said, start }) => ({
      value: valueOfWords(said),
      start,
      end: start + said.length,
      isWords: true,
      digits: '',
    }));
  return [...articles, ...words].sort((a, b) => a.start - b.start);
}

/** "two thousand five hundred" and "iki bin beş yüz" are 2,500. */
function valueOfWords(said: string): number {
  let total = 0;
  let part = 0;
  for (const word of said.toLocaleLowerCase('tr').split(/[\s-]+/)) {
    const value = wordValues[word] ?? wordValues[word.replace('ı', 'i')] ?? 0;
    if (value === 1000) {
      total += (part === 0 ? 1 : part) * 1000;
      part = 0;
    } else if (value === 100) part = (part === 0 ? 1 : part) * 100;
    else part += value;
  }
  return total + part;
}

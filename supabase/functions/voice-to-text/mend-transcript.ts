import { productWordsOf } from '../_shared/domain/tariff-question/product-words.ts';
import { readOrigins } from '../_shared/domain/tariff-question/read-origins.ts';

/**
 * Puts right what recognizers make of the words of duty where the rest of the sentence leaves no
 * doubt: it asks "what is the …" of goods from a country and names no duty. "The terrifying cotton
 * t-shirts from China" are those with a tariff on them. Any other text comes back as it is, but for
 * the "tea shirt".
 */
export function mendTranscript(text: string): string {
  const named = text.replace(/\btea[ -](?=shirts?\b)/gi, 't-');
  if (namesDuty.test(named)) return named;
  return named.replace(tariffAsked, mendTariff).replace(dutyAsked, mendDuty);
}

const namesDuty = /\b(?:tariffs?|dut(?:y|ies)|tax(?:es)?|customs)\b/i;
const tariffAsked = /^((?:so |and |okay,? )?what(?:['’]s| is) )(?:the|a|an|with) (.+)$/i;
const dutyAsked = /^(how much )([a-z]+)( .+)$/i;

/** What "duty" has been heard as behind "how much". */
const likeDuty = /^(?:uv|juvie|chuvie|ruby|movie|beauty|judy)$/i;

/** The longest that two words are heard as: "terror fun", "tear if on". */
const mostWords = 3;

function mendTariff(sentence: string, question: string, rest: string): string {
  const words = rest.split(' ');
  for (let count = 1; count <= mostWords; count += 1) {
    const heard = words.slice(0, count).join('');
    const goods = words.slice(count).join(' ');
    if (soundsLikeTariffOn(heard) && isGoodsFromCountry(goods)) {
      return `${question}the tariff on ${goods}`;
    }
  }
  return sentence;
}

function mendDuty(sentence: string, question: string, heard: string, rest: string): string {
  return likeDuty.test(heard) && isGoodsFromCountry(rest) ? `${question}duty${rest}` : sentence;
}

/** t-r-f-n, where th, ph and v are heard for f, l for r, and t as d or not at all. */
function soundsLikeTariffOn(heard: string): boolean {
  const sounds = heard
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/ph|th|v/g, 'f')
    .replace(/(.)\1/g, '$1');
  return /^(?:t[aeiou]*[rl]|dar|air)[aeiouy]*f[aeiouyhw]*n[deg]?$/.test(sounds);
}

function isGoodsFromCountry(text: string): boolean {
  // A telephone is asked for its number.
  if (/^\s*(?:number|of)\b/i.test(text)) return false;
  const { originCodes, rest } = readOrigins(text);
  return originCodes.length > 0 && productWordsOf(rest).length > 0;
}

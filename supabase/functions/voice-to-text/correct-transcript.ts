import { parseOrigins } from '../_shared/domain/tariff-question/parse-origins.ts';
import { productWordsOf } from '../_shared/domain/tariff-question/product-words.ts';

/**
 * Corrects words that recognizers mishear for "tariff" and "duty" when the rest of the sentence
 * leaves no doubt: it asks "what is the …" about goods from a country and mentions no duty. "The
 * terrifying cotton t-shirts from China" becomes "tariff on cotton t-shirts". Any other text is
 * unchanged, except for "tea shirt".
 */
export function correctTranscript(text: string): string {
  const named = text.replace(/\btea[ -](?=shirts?\b)/gi, 't-');
  if (namesDuty.test(named)) return named;
  return named.replace(tariffAsked, correctTariff).replace(dutyAsked, correctDuty);
}

const namesDuty = /\b(?:tariffs?|dut(?:y|ies)|tax(?:es)?|customs)\b/i;
const tariffAsked = /^((?:so |and |okay,? )?what(?:['’]s| is) )(?:the|a|an|with) (.+)$/i;
const dutyAsked = /^(how much )([a-z]+)( .+)$/i;

/** Misheard forms of "duty" after "how much". */
const likeDuty = /^(?:uv|juvie|chuvie|ruby|movie|beauty|judy)$/i;

/** The maximum number of misheard words: "terror fun", "tear if on". */
const maxWords = 3;

function correctTariff(sentence: string, question: string, remainder: string): string {
  const words = remainder.split(' ');
  for (let count = 1; count <= maxWords; count += 1) {
    const heard = words.slice(0, count).join('');
    const goods = words.slice(count).join(' ');
    if (soundsLikeTariffOn(heard) && isGoodsFromCountry(goods)) {
      return `${question}the tariff on ${goods}`;
    }
  }
  return sentence;
}

function correctDuty(sentence: string, question: string, heard: string, remainder: string): string {
  return likeDuty.test(heard) && isGoodsFromCountry(remainder)
    ? `${question}duty${remainder}`
    : sentence;
}

/** Matches the consonants t-r-f-n, allowing th, ph and v for f, l for r, and t as d or missing. */
function soundsLikeTariffOn(heard: string): boolean {
  const sounds = heard
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/ph|th|v/g, 'f')
    .replace(/(.)\1/g, '$1');
  return /^(?:t[aeiou]*[rl]|dar|air)[aeiouy]*f[aeiouyhw]*n[deg]?$/.test(sounds);
}

function isGoodsFromCountry(text: string): boolean {
  // "How much … number" asks for a phone number.
  if (/^\s*(?:number|of)\b/i.test(text)) return false;
  const { originCodes, remainder } = parseOrigins(text);
  return originCodes.length > 0 && productWordsOf(remainder).length > 0;
}

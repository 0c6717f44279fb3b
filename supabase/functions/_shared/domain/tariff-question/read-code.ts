export type CodeReading = {
  /** 4 to 10 digits, without dots. */
  digits: string | undefined;
  rest: string;
};

/** What announces a code; with it even four digits are one. */
const announced =
  /\b(?:htsus|hts|hs|schedule\s*b|tariff|heading|subheading|commodity|classification)\s*(?:code|number|no\.?|line|#|heading)?s?\s*(?:is|of|:|#)?\s*((?:\d[\s.-]?){3,9}\d)(?![\d%])/i;
const codeWord = /\bcode\s*(?:is|:|#)?\s*((?:\d[\s.-]?){3,9}\d)(?![\d%])/i;
/** What is a code by its shape: dots after four and six digits, or eight or ten digits in a row. */
const shaped =
  /(?<![\d.$-])(\d{4}\.\d{2}\.\d{2}\.?\d{2}|\d{4}\.\d{2}\.\d{4}|\d{4}\.\d{2}\.\d{2}|\d{4}\.\d{2}(?!\d)|\d{4}\s\d{2}\s\d{2}(?:\s\d{2})?|\d{10}|\d{8}|\d{6}(?=\s+(?:from|china|vietnam|mexico|india)\b))(?![\d,%]|\.\d)/i;

/** The code of the tariff schedule that a text holds, in any of the ways people type one. */
export function readCode(text: string): CodeReading {
  for (const pattern of [announced, codeWord, shaped]) {
    const match = pattern.exec(text);
    const digits = match?.[1]?.replace(/\D/g, '');
    if (match && digits !== undefined && [4, 6, 8, 10].includes(digits.length)) {
      return { digits, rest: text.replace(match[0], ' ') };
    }
  }
  return { digits: undefined, rest: text };
}

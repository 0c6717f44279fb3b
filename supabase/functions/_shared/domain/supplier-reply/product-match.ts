/** Which part of a mail speaks of the product that was asked for. */

const measureUnits = 'gsm|gr?\\/?m2|g|oz|ml|cm|mm|inch|in|l|kg|lbs?|ply|pcs|n|colou?rs?';
const measureInText = new RegExp(`(\\d)[\\s-]?(${measureUnits}|"|”)(?![\\p{L}\\d])`, 'giu');
const measure = new RegExp(`^(\\d+(?:\\.\\d+)?)(${measureUnits})$`, 'i');

/** The words of a text that tell products apart, each once: "40oz", "tumbler", "a4", "38x42". */
export function productWords(text: string): string[] {
  const even = text
    .toLowerCase()
    .replace(/(\d)\s?[x×*]\s?(?=\d)/g, '$1x')
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replace(
      measureInText,
      (_, digit: string, unit: string) =>
        `${digit}${/^(?:"|”|inch)$/.test(unit) ? 'in' : /m2$/.test(unit) ? 'gsm' : unit} `,
    );
  const words = even.match(/[\p{L}\d][\p{L}\d.]*/gu) ?? [];
  return [
    ...new Set(
      words
        .map((word) =>
          stemOf(
            word.replace(/\.$/, '').replace(/^(\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+)\p{L}+$/u, '$1'),
          ),
        )
        .filter((word) => word.length > 1 && !commonWords.has(word)),
    ),
  ];
}

function stemOf(word: string): string {
  return /\d/.test(word) || word.length < 4 ? word : word.replace(/(?:es|s)$/, '');
}

const commonWords: ReadonlySet<string> = new Set(
  'the and with for of in on to our your custom pcs piece qty price usd unit item no from is are this that per we you it as or be each all can fob exw cif'.split(
    ' ',
  ),
);

/** How much of the product a text names; words with figures tell most. */
export function productScore(text: string, product: readonly string[]): number {
  const words = productWords(text);
  return product.reduce((score, word) => {
    if (words.includes(word)) return score + (/\d/.test(word) ? 3 : 1);
    return score;
  }, 0);
}

/** Whether a text names a size or weight that is not the product's, and none that is: "180gsm" for "240gsm". */
export function namesOther(text: string, product: readonly string[]): boolean {
  const own = measuresOf(product);
  const found = measuresOf(productWords(text)).filter(({ unit }) =>
    own.some((each) => each.unit === unit),
  );
  const isSame = (each: { unit: string; value: string }) =>
    own.some(({ unit, value }) => unit === each.unit && value === each.value);
  return found.length > 0 && !found.some(isSame);
}

function measuresOf(words: readonly string[]): { unit: string; value: string }[] {
  return words.flatMap((word) => {
    const match = measure.exec(word);
    const unit = match?.[2] ?? '';
    return match === null || !/^(?:gsm|oz|ml|g)$/.test(unit)
      ? []
      : [{ unit, value: match[1] ?? '' }];
  });
}

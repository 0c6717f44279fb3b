import { parsePlaces } from '../language/places.ts';
import { factoryCountries, originCodeOf } from '../manufacturing-countries.ts';
import { originPlaces } from './origin-places.ts';
import type { QuoteLine } from './quote-parts.ts';
import type { Said } from './supplier-quote.ts';

/** Names of the maker or of making, with the place behind. */
const making =
  /(?<!\p{Script=Latin})(?:made|manufactured|produced|knitted|sewn|printed|woven|handmade|assembled|poured) (?:\w+\s){0,4}?(?:in|at|near)(?!\p{Script=Latin})|(?<!\p{Script=Latin})(?:fabricad[oa]s?|feit[oa]s?|produzid[oa]s?|producid[oa]s?|confeccionad[oa]s?|elaborad[oa]s?|hech[oa]s?) (?:\p{L}+\s){0,5}?(?:em|en|de|no|na|do)(?!\p{L})|(?<!\p{L})(?:fertigen|produzieren|nähen|drucken) (?:\p{L}+\s){0,3}?in(?!\p{L})|(?<!\p{L})our (?:barn|farm|shop|kitchen) (?:in|at)(?!\p{L})|(?<!\p{L})(?:hergestellt|gefertigt|produziert|genäht|gedruckt) (?:\p{L}+\s){0,3}?(?:in|bei)(?!\p{L})|(?<!\p{L})(?:prodott[oaie]|fabbricat[oaie]|fatt[oaie]) (?:\p{L}+\s){0,3}?(?:in|a)(?!\p{L})|(?<!\p{L})(?:fabriqué\p{L}*|produit\p{L}*) (?:\p{L}+\s){0,3}?(?:en|à|au)(?!\p{L})|(?<!\p{L})we (?:\p{L}+\s){0,2}?(?:print|make|sew|pour|cut|weave|knit|produce|manufacture|cast|assemble|carve|decorate)\s(?:\p{L}+\s){0,6}?(?:in|at|near)(?!\p{L})|(?<!\p{Script=Latin})(?:(?:country of )?origin|origen|origem|origine|herkunft|ursprung\p{L}*|provenienza|xuất xứ|pochodzeni\p{L}*|studio|fact(?:ory)?(?: address| location)?(?=\s?[:.])|factory|fabrika\p{L}*|fábrica|workshop|taller|atölye\p{L}*|werkstatt|\p{L}{0,12}werk|mill|plant|manufactory|manufacturer|manufactures?|producers?|manufactures?|manufaktur|unidade|planta|tannery|cooperative|coopérative|cooperativa|tenería|quarry|atelier|foundry|pottery|kiln|fabbrica|laboratorio|usine|manufacture|üretici\p{L}*|hersteller|fabrikası|seller|ex[\s-]?factory|menşe\p{L}*|hecho en|fabricad[oa] en|hergestellt in)(?!\p{Script=Latin})|工厂|出厂价|产地|厂家|源头厂/giu;

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
              isMade:
                /orig|herkunft|ursprung|made|产地|hecho|hergestellt|fabricad|fabriqu|prodott/iu.test(
                  match[0],
                ),
            },
          ];
    }),
  );
  explicit.push(...placeBefore(lines), ...whereWeAre(lines));
  const best = explicit.find(({ isMade }) => isMade) ?? explicit[0];
  if (best !== undefined)
    return { value: best.code, source: { from: best.at, to: best.at + best.end } };
  return letterhead(lines);
}

/** The place stands before: "Bursa fabrikamızda", "our Jaipur workshop", "河北南宫自己工厂". */
function placeBefore(lines: readonly QuoteLine[]) {
  return lines.flatMap((line) =>
    [...line.text.matchAll(placeThenMaker)].flatMap((match) => {
      const name = match[1] ?? match[2] ?? match[3] ?? match[4] ?? match[5];
      const found = name === undefined ? null : placeIn(name);
      return found === null
        ? []
        : [{ ...found, end: match[0].length, at: line.start + match.index, isMade: false }];
    }),
  );
}

const placeThenMaker =
  /(?<!\p{L})(\p{Lu}\p{L}{2,20})(?:['’]\p{L}{1,4})?\s(?:kendi\s)?(?:\p{L}{1,15}\s)?(?:fabrikamız|atölyemiz|tesisimiz|üretim tesis)|(?<!\p{L})our (?:own )?(\p{Lu}\p{L}{2,20}) (?:factory|workshop|mill|plant|unit|studio|facility)(?!\p{L})|(?<![\u4e00-\u9fff])([\u4e00-\u9fff]{2,8}?)(?:自己|自有|本地)?(?:的)?(?:工厂|厂家|出厂价)|(?<!\p{L})(\p{Lu}\p{L}{1,20}(?:,? \p{Lu}\p{L}{1,20})?) \(factory\)|(?<![\u4e00-\u9fff])([\u4e00-\u9fff]{2,4}[省市县])[\u4e00-\u9fff]{2,12}厂(?![\u4e00-\u9fff])/gu;

/** "We are located in Tirupur, own stitching unit": only where the line speaks of making. */
function whereWeAre(lines: readonly QuoteLine[]) {
  return lines.flatMap(({ text, start }) => {
    const match =
      /(?<!\p{L})(?:located|based|situated|ubicad[oa]s?|situé\p{L}*) (?:in|at|near|en|à)(?!\p{L})|(?<!\p{L})(?:somos|estamos) (?:de|en)(?!\p{L})/iu.exec(
        text,
      );
    const isMaker =
      /factory|workshop|mill|plant|own \p{L}+ unit|manufactur|we (?:make|produce|sew|print)|taller|fábrica|(?:hacemos|fabricamos|producimos|hago)(?!\p{L})|nosotr[oa]s l[oa]s/iu.test(
        text,
      );
    const found =
      match === null || !isMaker ? null : placeIn(text.slice(match.index, match.index + 80));
    return match === null || found === null
      ? []
      : [{ ...found, at: start + match.index, isMade: false }];
  });
}

/** An address in the first lines: "No. 88 Xinhua Road, Wujiang, Suzhou, China". */
function letterhead(lines: readonly QuoteLine[]): Said<string> | null {
  for (const line of lines.slice(0, 7)) {
    const isAddress =
      /(?<!\p{Script=Latin})(?:no\.? ?\d|road|rd\.?|street|str\.?|st\.|industrial|zone|district|park|avenue|ave\.?|cad\.?|sok\.?|mah\.?|osb|calle|building|bldg|floor|village|town|city|add(?:ress)?\s?[:.]|plot)(?!\p{Script=Latin})/iu.test(
        line.text,
      );
    // "Guadalajara, Jalisco, a 25 de noviembre de 2026"
    const isDated =
      /^\s*\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,\s(?:\p{Lu}\p{L}+,\s)?(?:a |den |le |lì )?\d{1,2}[. ]/u.test(
        line.text,
      );
    // A city in the name of a company counts where it is a factory.
    const isFactory = /(?<!\p{L})(?:factory|mills?|works)\s*$/iu.test(line.text);
    const isBuyer = /^\s*(?:to|attn|buyer|dear|ship to|consignee)\b/i.test(line.text);
    const found =
      (isAddress || isDated || isFactory) && !isBuyer
        ? placeIn(line.text.replace(/\./g, ' '))
        : null;
    if (found !== null)
      return { value: found.code, source: { from: line.start, to: line.start + found.end } };
  }
  return null;
}

/** The first place of a text that is known. */
export function placeIn(text: string): { code: string; end: number } | null {
  const stop = text.search(/[.;!?](?:\s|$)|\n/);
  // A port behind a term of delivery is no place of making.
  const said = (stop === -1 ? text : text.slice(0, stop + 1)).replace(
    /(?<!\p{L})(?:fob|fca|cfr|cif|c&f|cnf|ddp|dap)[\s(:]{1,3}\p{L}+/giu,
    (term) => ' '.repeat(term.length),
  );
  const found = originPlaces
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
  /(?:(?<!\p{Script=Latin})(?:h\.?\s?s\.?n?\.?(?:\s?codes?)?(?: number| no\.?)?|hts(?:us)?(?: code)?|gt[iİ]p(?: no)?|tariff code|customs code|commodity code|partida arancelaria|fracción arancelaria|zolltarif\p{L}*|warennummer|voce doganale|code (?:douanier|sh)|ncm)|海关编码|HS编码|税号)[^\d\n]{0,28}(\d{4}(?:[. ]?\d{2}){1,3}|\d{6,10})(?!\d)/iu;

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

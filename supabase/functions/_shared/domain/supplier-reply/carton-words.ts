/** How mails write what a carton holds, its size and its weight. */

export const number = String.raw`\d+(?:[.,]\d+)*`;
const units = String.raw`pcs?|pieces?|pce|units?|uds?|pairs?|prs|sets?|dozens?|doz|adet|ea|nos|çift|stück|stk|peças?|pçs|piezas?|pezzi|pz|bottles?|jars?|bags?|mugs?|个|個|只|件|套|双|条|支|瓶|盒|\p{L}{3,12}`;
const cartons = String.raw`(?:\d[\s-]?ply |master |export |outer |big |standard |mother |shipping |corrugated |brown |exporta\p{L}* )*(?:ctns?|carton\p{L}*|(?:um|versand|export|über)?karton\p{L}*|kolis?|cases?|cajas?|caixas?|scatol[ae]|colis|corrugad[oa]s?|bultos?|thùng|masters?|outers?|箱|外箱)`;
const boxes = String.raw`(?:boxes|box|bale|kutu|bags?)`;

export const perCarton: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\d|\d[.,])(${number})\s?(?:${units})?\s?(?:\/|per|(?:put |packed? )?in(?: an?| one| 1| each| every)?|put (?:an?|one|1)|to (?:an?|each)|im|in einem|a|one|each|por|par|pro|je|um|bir|装|一|1)\s?(?:bale \/ )?${cartons}(?!\p{Script=Latin})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{Script=Latin})${cartons}\s?(?:qty|quantity|packing|içi|contents?|inhalt)?\s?(?:\.{3,30}\s|:|=|\||of|with|con|com|avec|de|da|zu|mit|a|has|holds|contains|contain|takes|fits|à|,)?\s?(${number})\s?(?:${units})(?!\p{Script=Latin})`,
    'iu',
  ),
  // "Case pack 48", "Qty per carton: 30"
  new RegExp(
    String.raw`(?<!\p{L})(?:case pack|pack size|(?:pcs|pieces|units|qty|quantity) per (?:case|carton|ctn|box)|(?:carton|ctn|case) (?:qty|quantity))\s?(?:of|is|:|=)?\s?(${number})(?!\s?[x×*])`,
    'iu',
  ),
  // "Master case SB-45  36 bars"
  new RegExp(
    String.raw`(?<!\p{L})${cartons}\s\p{Lu}{1,4}-?\d{1,5}[\s:]{1,4}(${number})\s?(?:${units})`,
    'u',
  ),
  // "24 pcs ctn"
  new RegExp(
    String.raw`(?<!\d|\d[.,])(${number})\s?(?:pcs?|pieces?|pairs?|prs|sets?|units?)\s(?:ctns?|cartons?)(?!\s?(?:size|meas|[:：\p{L}]))`,
    'iu',
  ),
  // "12 pcs solid size per export carton"
  new RegExp(
    String.raw`(?<!\d|\d[.,])(${number})\s?(?:pcs?|pieces?|pairs?|sets?|units?|nos)\s(?:\p{L}+\s){1,3}(?:per|in(?: an?| one)?|a|each)\s${cartons}(?!\p{Script=Latin})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:master|outer)\s?(?:qty)?\s?[:=]?\s?(${number})(?!\s?[x×*\d])`,
    'iu',
  ),
  new RegExp(String.raw`(?:装箱(?:数|量)?|每箱)\D{0,4}(${number})`, 'iu'),
  new RegExp(
    String.raw`(?<!\d|\d[.,])(${number})\s?(?:${units})?\s?(?:\/|per|in(?: an?| one| 1)?|one)\s?${boxes}(?!\p{Script=Latin})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{Script=Latin})(?:box(?:es)?|bale|${cartons}) (?:of|de|à)\s(${number})(?!\p{Script=Latin})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:ctns?|carton\p{L}*|koli)\D{0,6}${number}\s?[x×*]\s?${number}\s?[x×*]\s?${number}\s?(?:cm|mm|in)?[\s,]{1,3}(${number})\s?(?:pcs?|pieces?|sets?|pairs?|adet|units?)`,
    'iu',
  ),
];

export const sizePattern = new RegExp(
  String.raw`(?<![\dx×*]|\d[.,])(${number})\s?(?:cm|mm|inch(?:es)?|in|["”'])?\s?(?:x|×|\*|by|х)\s?[LWHDBT]?\s?(${number})\s?(?:cm|mm|inch(?:es)?|in|["”'])?\s?(?:x|×|\*|by|х)\s?[LWHDBT]?\s?(${number})\s?(cm|mm|centimet\p{L}*|inch(?:es)?|pulgadas?|polegadas?|pollici|pouces?|zoll|inç|in(?!\p{Script=Latin})|["”]|厘米|m(?!\p{Script=Latin}))?`,
  'giu',
);
/** "G.W. (kg): 13.5" */
export const grossLabeled = new RegExp(
  String.raw`(?:g\.?\s?w\.?|gross(?: weight)?|毛重|brutto\p{L}*|brüt)\s?\((kgs?|lbs?)\.?\)\s?[:：=\t]?\s?(${number})`,
  'iu',
);
export const grossPatterns: readonly RegExp[] = [
  // "g.w. 14": without a unit they are kilograms.
  new RegExp(String.raw`(?<!\p{L})g\.?\s?w\.?\s?[:：]?\s?(${number})(?=\s*(?:[,;)]|$))`, 'iu'),
  // "G.W. 9.8 / N.W. 8.3 kg"
  new RegExp(
    String.raw`(?<!\p{L})g\.?\s?w\.?\s?[:：]?\s?(${number})\s?[\/,]\s?n\.?\s?w\.?\s?[:：]?\s?${number}\s?(kgs?|lbs?)`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:g\.?\s?w\.?|gross(?: weight)?|毛重|brüt(?: ağırlık)?|brut(?! \p{L})|brutto(?:gewicht)?|peso bruto)[^\d\n]{0,10}(${number})\s?(kgs?|kilo\p{L}*|lbs?|pounds?|公斤|千克)`,
    'iu',
  ),
  new RegExp(
    String.raw`(${number})\s?(kgs?|kilo\p{L}*|lbs?|pounds?|公斤)\.?\s?\(?(?:gross|g\.?w\.?|brutto|brüt|bruto|lord[io]|brut(?!\p{L}))`,
    'iu',
  ),
  new RegExp(
    String.raw`n\.?\s?w\.?\s?\/\s?g\.?\s?w\.?\D{0,6}${number}\s?(?:kgs?)?\s?\/\s?(${number})\s?(kgs?|lbs?)`,
    'iu',
  ),
  new RegExp(
    String.raw`g\.?\s?w\.?\s?\/\s?n\.?\s?w\.?\D{0,6}(${number})\s?(?:kgs?)?\s?\/\s?${number}\s?(kgs?|lbs?)`,
    'iu',
  ),
];
export const anyWeight = new RegExp(
  String.raw`(?<!\d|\d[.,])(${number})\s?(kgs?|kilo\p{L}*|lbs?|pounds?|公斤|千克)(?!\p{Script=Latin})`,
  'giu',
);

/** "kg 11,5" */
export const weightBehind = new RegExp(
  String.raw`(?<!\d\s?|\p{L})kg\s?(${number})(?=\s*(?:[.;,)]|$|lord[io]|brut))`,
  'giu',
);

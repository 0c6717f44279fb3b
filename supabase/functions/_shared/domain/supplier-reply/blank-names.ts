/** Names of months in the languages suppliers write. */
export const monthWords =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|décembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|novembre|dicembre';

/** Dates, times, addresses, telephone numbers, codes and accounts. */
const names: readonly RegExp[] = [
  /[\p{L}\d_.+-]{1,64}@[\p{L}\d-]{1,60}\.\S{1,80}|https?:\S{1,200}|www\.\S{1,200}/giu,
  /\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b|\b\d{1,2}[-/.]\d{1,2}[-/.]\d{4}\b|(?<![\d./])\d{1,2}([./])\d{1,2}\1\d{2}\b(?![.,\d])/g,
  /\d{4}年\d{1,2}月\d{1,2}日?|\d{1,2}月\d{1,2}[日号]|\d{4}年(?:\d{1,2}月底?)?/gu,
  new RegExp(
    String.raw`\b\d{1,2}(?:st|nd|rd|th)?\.?[\s/-](?:of\s|de\s)?(?:${monthWords})\b\.?(?:,?[\s/-](?:de\s)?\d{4})?`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:${monthWords})\.?\s\d{1,2}(?:st|nd|rd|th)?(?![\d.,]*\d|\s?(?:pcs|days|%))(?:,?\s\d{4})?`,
    'giu',
  ),
  new RegExp(String.raw`(?<![\p{L}])(?:${monthWords})\.?,?\s\d{4}\b`, 'giu'),
  /\b\d{1,2}:\d{2}(?::\d{2})?\b(?:\s?[ap]m\b)?/gi,
  /\biso\s?:?-?\s?\d{4,5}(?::\d{4})?|\ben-?\d{2,5}(?:-\d+)?|\bprop(?:osition)?\s?\.?65|\bastm\s?[a-z]?\d+/gi,
  // In small letters, "en 78 pesos" is Spanish.
  /\bEN \d{2,5}(?:-\d+)?/g,
  /(?:\bh\.?s\.?(?:\s?code|\s?no)?\.?|\bhts(?:us)?(?:\s?code)?|gtip|海关编码)[^\d\n]{0,12}\d[\d. ]{3,14}/giu,
  /(?:tel|phone|mob(?:ile)?|whats?app|fax|wechat|cell|电话|手机|telefon)\W{0,4}\+?[\d\s()./-]{7,24}/giu,
  /\+\d[\d\s()-]{7,20}\d/g,
  /(?:a\/c|account|acct|iban|swift|hesap|账号|卡号|gstin|tax id|vat)\s?(?:no|number|nr|#)?\.?\s?[:：]?\s?[a-z]{0,4}\d[\d\s-]{5,34}/giu,
  /(?:quotation|quote|offer|teklif|angebot|invoice|pi|p\/i|ref(?:erence)?|item|model|art(?:icle)?|style|sku|order|inquiry|rfq|po|报价单?|货号|型号)\s?(?:no(?![\p{L}])|nr(?![\p{L}])|number|code|#|号)\s?\.?\s?[:：]?\s?[\p{L}\d][\p{L}\d/_-]{1,24}/giu,
];

/** Blanks what holds digits and counts nothing, at the same length. */
export function withoutNames(line: string): string {
  if (!/\d/.test(line)) return line;
  return names.reduce((text, pattern) => text.replace(pattern, blank), line);
}

/** A mark at either end keeps its neighbors apart. */
function blank(said: string): string {
  return ' '.repeat(said.length).replace(/^./, '§').replace(/ $/, '§');
}

import type { Figure } from './figures.ts';
import type { Part, QuoteLine } from './quote-parts.ts';
import type { LeadTimeStart } from './supplier-quote.ts';

const samples =
  /(?<!\p{Script=Latin})(?:samples?|pps?|p\.p\.|pre-?production|golden sample|numune\p{L}*|muestras?|amostras?|muster\p{L}*|campion\p{L}*|ppc|pre-?pro|copy|s\/s|t[0-3](?: samples?| approv\p{L}*)|mẫu|échantillon\p{L}*)(?!\p{Script=Latin})|产前样|样品|确认样|样衣|样/iu;
const artworks =
  /(?<!\p{Script=Latin})(?:artworks?|art work|logo(?= ?(?:approv|ok|confirm))|art(?= ?(?:approv|ok|confirm|sign))|proofs?|designs?|label|mock[\s-]?ups?|files?|drawing|layout|lab ?dip|strike[\s-]?off|tasarım|baskı onay\p{L}*|arte|diseño|entwurf|freigabe|druckfreigabe|bozza|prova|prove(?= ?[,.]|\s*$)|bat|bon à tirer|visto bueno|maquette)(?!\p{Script=Latin})|设计稿|效果图|图稿|稿件/iu;
const deposits =
  /(?<!\p{Script=Latin})(?:deposit|dp|d\.p\.?|payment|paid|pay|advance|adv|prepay\p{L}*|down ?payment|anticipo|sinal|kapora\p{L}*|peşinat\p{L}*|kaparo\p{L}*|depozit\p{L}*|ön ödeme\p{L}*|ödeme\p{L}*|anzahlung\p{L}*|acconto|acompte|pagos?|abono|adiantamento|adjudicação|avans\p{L}*|zaliczka|vorkasse|t\/t|money|(?:tiền |đặt )?cọc|thanh toán)(?!\p{Script=Latin})|定金|订金|付款|收款|预付/iu;
const orders =
  /(?<!\p{Script=Latin})(?:orders?|po|p\.o\.|purchase order|p\/i|pi|contract|confirm\p{L}*|confirmation|sipariş\p{L}*|pedido|bestellung|auftrag\p{L}*|ordine|commande|encomenda|orden|aro)(?!\p{Script=Latin})|下单|订单|合同|确认/iu;
/** "After the 50% come to bank" */
const fromShare =
  /^\s?(?:after|from|upon|once|when|of receipt of|on receipt of)\s(?:(?:the|your|receiving|receipt of|we get|we receive|getting)\s){0,2}[1-9]\d\s?%/iu;
/** Words that say from when days count. */
export const anchors =
  /(?<!\p{Script=Latin})(?:after|upon|against|from|since|once|when|following|of receipt|receipt|aro|on|as of|una vez|al recibir|à compter|à réception|dès|depois|contados|eingang|erhalt|itibaren|a partir|desde|tras|después|após|nach|ab|sonra\p{L}*|onay\p{L}*|dopo|data(?= (?:conferma|ordine))|da(?= (?:conferma|ordine|ricezione|approvazione))|dal(?:la)?|depuis|après|after|sau khi)(?!\p{Script=Latin})|dall?['’](?=\p{L})|(?:de|après|dès) l['’](?=\p{L})|收到|确认|后|after|起/iu;

/** From when the days count: the latest of what is named, in the order of an order. */
export function startOf(
  figure: Figure,
  part: Part,
  line: QuoteLine,
  next: QuoteLine | undefined,
): LeadTimeStart | null {
  const end = figure.end - line.start;
  const stop = line.text
    .slice(end)
    .search(
      /[.;!](?:\s|$)|[。；]|\d\s?%|,(?!\d{3}|\s?(?:(?:count|contad)\p{L}* |starting |calculated )?(?:after|from|upon|once|when|nach|ab|desde|dopo|après)(?!\p{L}))/u,
    );
  const behind = line.text.slice(end, stop === -1 ? undefined : end + stop);
  const before = line.text.slice(Math.max(0, part.start - line.start), figure.start - line.start);
  // "40% advance" belongs to it though a number stands before.
  const advance =
    /\d\s?%\s?(?:deposit|advance|down|payment|come|received|paid|is paid)/iu.exec(
      line.text.slice(end, end + 60),
    )?.[0] ?? '';
  const texts = [`${behind} ${advance}`, before];
  const wrapped =
    stop === -1 &&
    !/[.;!]\s*$/.test(line.text) &&
    next !== undefined &&
    /^\s{0,3}\p{Ll}/u.test(next.text) &&
    next.blanksBefore === 0 &&
    behind.trim() === '';
  if (wrapped) texts.unshift(next.text.slice(0, 80));
  for (const text of texts) {
    const anchor = anchors.exec(text);
    if (anchor === null) continue;
    const said = text === before ? text : text.slice(Math.max(0, anchor.index - 24));
    if (
      !/deposit|t\/t/iu.test(said) &&
      /(?<!\p{Script=Latin})l\/c(?!\p{Script=Latin})|letter of credit/iu.test(said) &&
      !samples.test(said)
    )
      return null;
    if (samples.test(said)) return 'sample approval';
    if (artworks.test(said)) return 'artwork approval';
    if (deposits.test(said)) return 'deposit';
    if (orders.test(said)) return 'order';
  }
  return fromShare.test(line.text.slice(end, end + 60)) ? 'deposit' : null;
}

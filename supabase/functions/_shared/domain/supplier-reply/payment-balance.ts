import type { QuoteLine } from './quote-parts.ts';
import { isCorrection } from './read-steps.ts';
import type { BalanceTime, Said } from './supplier-quote.ts';

const balanceTimes: readonly (readonly [BalanceTime, RegExp])[] = [
  ['at sight', /(?:at|l\/?c) sight/iu],
  [
    'against B/L copy',
    /(?<!\p{Script=Latin})(?:copy of (?:the )?(?:b\/?l|bill of lading|documents)|b\/?l copy|bl copy|bill of lading|(?:against|see|copy|scan(?:ned)?|upon|with|sight of)\s(?:\w+\s){0,3}(?:b\/l|bl|documents?|docs)|konşimento\p{L}*|conocimiento|connaissement|polizza di carico|konnossement\p{L}*|(?:contra|contre|gegen|contro) (?:la )?(?:copia|kopie|copie)|CAD(?!\p{L}))(?!\p{Script=Latin})|提单/iu,
  ],
  [
    'before shipment',
    /(?<!\p{Script=Latin})(?:(?:before|bef\.?|bfr\.?|prior to|ahead of|b4|until)\s(?:\w+\s){0,3}(?:sh(?:i?p|pt|pmt)\p{L}*|deliver\p{L}*|goes?(?! into)|collect\p{L}*|releas\p{L}*|vessel|sail\p{L}*|out(?!\p{L})|dis?patch\p{L}*|despatch\p{L}*|load\p{L}*|etd|pick\s?-?up|send\p{L}*|post(?:ing)?(?!\p{L})|ex[\s-]?(?:factory|works)|leav\p{L}*|goods|container|collection|export)|(?:y[üu]kleme|sevk\p{L}*|sevkiyat\p{L}*|teslimat\p{L}*)(?:den|dan|ten)? ?(?:[öo]nce\p{L}*|evvel)|yükleme öncesi|(?:bei |vor )?versandbereit\p{L}*|bei versand|sevk öncesi|vor (?:der |dem )?(?:versand|auslieferung|lieferung|verschiffung|abholung|verladung)|antes d[aeo]l? (?:la |o |a )?(?:embarque|env[íi]o|despacho|expedi[çc]ão|expedición|salida|saída|embarcar|entregar|carregar|enviar|despachar|carga|carregamento|entrega|recoger)|(?:when|once) (?:\p{L}+\s){0,2}ready (?:to|for) (?:ship|dispatch|deliver|collect|load|pick)\p{L}*|aviso de embarque|at (?:the )?time of (?:shipment|shipping|dis?patch|despatch|loading|delivery)|prima d(?:ella |ell['’]|el |i )(?:spedizione|consegna|carico|partenza|imbarco)|avant (?:l['’]|le |la )?(?:expédition|envoi|départ|livraison|enlèvement|chargement)|ready (?:for|to) (?:shipping|shipment|ship|dispatch|send)|przed wysyłką|trước khi giao|before$)(?!\p{Script=Latin})|发货前|出货前|款到发货|装柜前|出厂前|发货时|提货前|提货(?:时)?(?:付清|结清)/iu,
  ],
  [
    'on delivery',
    /(?<!\p{Script=Latin})(?:(?:on|upon|at|against|after) (?:delivery|receipt of (?:the )?goods|arrival|receiving)|contra entrega|cod|teslimatta|bei (?:an)?lieferung|nach erhalt|alla consegna|à la livraison|na entrega)(?!\p{Script=Latin})|货到付款/iu,
  ],
];

/** Another way to pay, or for other orders. */
export const otherCase =
  /(?<!\p{Script=Latin})(?:also|or|alternative\p{L}*|optional\p{L}*|if|for (?:small|first|repeat|big|bigger|large|larger|container|old|new|orders? (?:under|below|over|above|up))|repeat|second|next|later|regular|under|below|less than|over|above)(?!\p{Script=Latin})|如果|或/iu;

/** When the rest is paid; null where two lines contradict each other. */
export function balanceIn(lines: readonly QuoteLine[]): Said<BalanceTime> | null {
  const all = lines.flatMap((line) => {
    const found = balanceTimes
      .flatMap(([time, pattern]) => {
        const match = pattern.exec(line.text);
        return match === null || !isOfBalance(time, match.index, line.text)
          ? []
          : [{ time, index: match.index, length: match[0].length }];
      })
      .sort((a, b) => a.index - b.index);
    const [first] = found;
    const shares = line.figures.filter(({ kind }) => kind === 'percent');
    // "30% deposit, 40% before shipment, 30% against B/L copy": there are two balances.
    const isSplit = shares.length > 2 && new Set(found.map(({ time }) => time)).size > 1;
    if (first === undefined || isSplit) return [];
    const from = line.start + first.index;
    const value: Said<BalanceTime> = {
      value: first.time,
      source: { from, to: from + first.length },
    };
    return [{ value, line }];
  });
  const corrected = all.findLast(({ line }) => isCorrection(line.text));
  if (corrected !== undefined) return corrected.value;
  const [first] = all;
  if (first === undefined) return null;
  const isOpen = all.some(
    ({ value: { value }, line }) =>
      value !== first.value.value &&
      value !== 'at sight' &&
      first.value.value !== 'at sight' &&
      !otherCase.test(line.text),
  );
  return isOpen ? null : first.value;
}

/** Whether a text names a time at which a balance is paid. */
export function saysWhen(text: string): boolean {
  return balanceTimes.some(([, pattern]) => pattern.test(text));
}

/** Whether the words speak of money, rather than of an inspection before shipment. */
function isOfBalance(time: BalanceTime, at: number, text: string): boolean {
  const before = text.slice(0, at);
  const isMoney = /(?<!\p{L})(?:balance|bal|rest|pay\p{L}*|%)/iu.test(before);
  if (!isMoney && /(?:check|inspect\p{L}*|photo|video)[^,;.]{0,20}$/iu.test(before)) return false;
  // "70% at sight of scanned documents" is no letter of credit.
  if (time === 'at sight') {
    const isCredit = /(?<!\p{L})(?:l\/?c|d\/?p|credit)(?!\p{L})|信用证|akreditif/iu.test(text);
    return isCredit && !/l\/c[^.]*not|not[^.]{0,12}l\/c/i.test(text);
  }
  if (time === 'on delivery')
    return (
      /%|balance|rest|pay|kalan|yarısı|mitad|metade|metà|moitié|half|pe[şs]in/iu.test(text) &&
      !/(?:net|days?|\d)\s(?:\d{1,3}\s)?(?:days?\s)?$/iu.test(before)
    );
  return /%|balance|bal(?!\p{L})|pay|rest|余款|尾款|付|款|kalan|yüzde|[öo]deme|liquidaci|deposit|t\/t|(?<!\d)\d0\/\d0(?!\d)/iu.test(
    text,
  );
}

import type { QuoteLine } from './quote-parts.ts';
import { placeIn } from './read-origin.ts';
import type { DeliveryTerm, Said } from './supplier-quote.ts';

/** A term of delivery where it stands, also where it is only asked about. */
export type TermMention = Readonly<{
  term: string;
  place: string | null;
  start: number;
  end: number;
  line: number;
  /** Only what it adds to the price is said: "DDP: add 0.35". */
  isAddOn: boolean;
}>;

const names: Readonly<Record<string, string>> = {
  'EX WORKS': 'EXW',
  'EX-WORKS': 'EXW',
  EXWORKS: 'EXW',
  'EX WORK': 'EXW',
  EX: 'EXW',
  'EX FACTORY': 'EXW',
  'EX MILL': 'EXW',
  'EX-MILL': 'EXW',
  'EX WAREHOUSE': 'EXW',
  'EX-WAREHOUSE': 'EXW',
  'EX-FACTORY': 'EXW',
  'AB WERK': 'EXW',
  'FABRİKA TESLİM': 'EXW',
  'FABRIKA TESLIM': 'EXW',
  'DÉPART USINE': 'EXW',
  'SORTIE USINE': 'EXW',
  'FRANCO FABBRICA': 'EXW',
  'FRANCO FÁBRICA': 'EXW',
  'PUESTO EN FÁBRICA': 'EXW',
  'EX FABRIK': 'EXW',
  'FREE ON BOARD': 'FOB',
  'COST AND FREIGHT': 'CFR',
  'DELIVERED DUTY PAID': 'DDP',
  'DELIVERED AT PLACE': 'DAP',
  离岸价: 'FOB',
  到岸价: 'CIF',
  工厂交货: 'EXW',
  出厂价: 'EXW',
  'C&F': 'CFR',
  CNF: 'CFR',
  'C+F': 'CFR',
};

const pattern =
  /(?<![\p{Script=Latin}\d])(EXW|FCA|FOB|F\.O\.B\.?|C\.I\.F\.?|FAS|CFR|CIF|CPT|CIP|DAP|DDP|DPU|DDU|CNF|C&F|C\+F|ex[\s-]?works?|ex[\s-]factory|ex[\s-](?:mill|warehouse)|ab werk|fabrika teslim(?:i|idir|dir)?|départ usine|sortie usine|franco (?:fabbrica|fábrica)|puest[oa] en (?:(?:nuestra?|la|el) )?(?:fábrica|planta|taller|bodega)|(?:à porta da|posto|posta) fábrica|ex fabrik|free on board|cost and freight|delivered duty paid|delivered at place|(?<=(?:price|rate|quote)s? (?:is |are )?)ex(?= \p{Lu})|ex(?=[ -]\p{Lu}\p{L}{3}))(?!\p{Script=Latin})|工厂交货|出厂价|离岸价|到岸价/giu;
const fillers =
  /^[\s.:,()（）'"|>-]*(?:(?:prices?|port|terms?|to|from|at|in|of|basis|incoterms?|2020|2010|价|价格|the|(?:your|ur|our|my|customer['’]?s) (?:own )?(?:address|door|warehouse|store|shop|facility|office|place|city|works|factory|mill|workshop|plant)|works|factory|mill|warehouse|door|a (?:tu|su) (?:puerta|bodega|domicilio|almacén|dirección|casa)(?: en)?)(?!\p{Script=Latin})[\s.:,()（）'"|-]*)*/iu;
/** Words with a capital, at most four; "Ho Chi Minh", "Shenzhen airport", "Onda, Castellón", "Laredo, TX". */
const placeName =
  /^(?:\p{Lu}[\p{L}'’.]*\p{L}(?:[ -](?:(?:de|del|do|sul|da|di|of) (?:la |las |los )?|(?:sull|dell|d)['’])?\p{Lu}[\p{L}\d'’]+){0,2}(?: (?:airport|port|City))?(?:, ?(?:[A-Z]{2}(?![\p{L}])|\p{Lu}\p{Ll}+(?=\s*(?:[).;\n，,。]|$))))?|[\u4e00-\u9fff]{2,5}?(?=[另价港交起报含为口美人]|自己|工厂|本地|仓|提货|[^\u4e00-\u9fff]|$))/u;
const notPlaces =
  /^(?:EXW|FOB|FCA|CIF|CFR|DAP|DDP|DDU|Preise?|Precios?|Prix|Prezzo|Fiyat|Angebot|Puesto|USD|EUR|RMB|CNY|GBP|US(?=\s?[$\d])|TRY|GST|VAT|IVA|KDV|TVA|MwSt|Net|Rates?|Rs|Any|No|None|Min|Minimum|Carton|Tax(?:es)?|Dut(?:y|ies)|By|Sea|Air|Each|Per|Sets?|Pcs?|Yes|Ok|Thanks|Thank|Regards|Freight|DHL|FedEx|UPS|TNT|EMS|Courier|Express|Shipment|Shipping|Transport|Time|Time|On|As|Can|Will|Everything|Boxes|Individually|INR|MXN|Price|Prices|Sample|Samples|Payment|Mou?ld|Packing|Deposit|MOQ|Unit|Lead|Delivery|Qty|Quantity|The|Our|Terms?|And|For|Is|Best|We|It|Port|Or|If|With|You|Your|Total|Production|Valid|Validity|T\/T|TT|Amount|Currency|Including|Incl|Also|Not|Please|Pls|All|MXN|Remark|Note|价|含|不含|单价|报价)(?![\p{Script=Latin}])/iu;

const addOn =
  /^(?:[^.;\n]|\.(?=\d)){0,40}(?:(?<!\p{L})(?:add|plus|extra|more|lower|less|cheaper|deduct|minus|günstiger|menos|in meno|daha (?:düşük|ucuz)|surcharge|additional|zzgl|más|mehr|em mais|aufpreis|zuschlag|supplément|recargo|supplemento|acréscimo|ilave|fark)(?!\p{L})|\+\s?(?:us)?[$€]?\s?\d|加)/iu;

const refusal =
  /(?<!\p{Script=Latin})(?:can(?:no|'|’)?t|do(?:es)? not|don['’]?t|not (?:possible|available|accept|offer|do)|no|unable|won['’]t|not able|不能|不做|不可以|yapamıyoruz|no podemos|kein)\s*(?:to\s)?(?:do|make|offer|quote|accept|provide|ship|arrange|work)?\s*(?:the\s|with\s|on\s|any\s|a\s)?$/iu;
/** "We do not do DDP or DAP": the terms between. */
const termsAhead =
  /(?:(?:exw|fob|fca|cif|cfr|ddp|dap|ddu)\s?(?:,|\/|or|and|nor|oder|und|o|ni|veya|和|或)\s?){1,4}$/iu;
const refusedBehind =
  /^\s(?:sorry )?no(?:t yet)?\s*(?:[.,;!]|$)|^[^.,;\n]{0,24}(?:(?:we |i )?(?:do(?:n['’]t| not)|have no|never|no do)|not (?:possible|available|accept|offer|do|include)|is not|impossible|we cannot|we can't|不行|不可以)/iu;

/** Every term that is offered, in the order of the mail, and every place where one stands. */
export function readDelivery(lines: readonly QuoteLine[]): TermMention[] {
  const port = lines.flatMap(({ text }) => portLine.exec(text)?.[1] ?? [])[0];
  const mentions = lines.flatMap((line) =>
    [...line.text.matchAll(pattern)].flatMap((match): TermMention[] => {
      const said = (match[1] ?? match[0]).toUpperCase().replace(/\s+/g, ' ').replace(/\./g, '');
      const end = match.index + match[0].length;
      const before = line.text.slice(Math.max(0, match.index - 60), match.index);
      const after = line.text.slice(end, end + 60);
      // "Ex-Moradabad"; "ex-display" is none.
      if (/^ex$/i.test(match[1] ?? '') && !/^[\s-]\p{Lu}\p{Ll}{2}/u.test(after)) return [];
      if (/(?<!\p{L})(?:before|until|prior to)\s(?:the )?$/iu.test(before)) return [];
      const refusedAhead = before.replace(termsAhead, '');
      if (refusal.test(refusedAhead) || refusedBehind.test(after)) return [];
      if (isOnlyAsked(line.text, match.index)) return [];
      const place = placeOf(after) ?? placeBefore(before, said, after) ?? portIn(line.text);
      const placeEnd =
        place === null ? end : line.text.indexOf(place.said, end) + place.said.length;
      return [
        {
          term: /^PUEST[OA] EN|FÁBRICA$|^FABR[İI]KA TESL[İI]M/.test(said)
            ? 'EXW'
            : (names[said] ?? said),
          place: place === null ? null : withoutEnding(inUsualCase(place.said)),
          start: line.start + match.index,
          end: line.start + (placeEnd > end ? placeEnd : end),
          line: line.index,
          isAddOn: addOn.test(
            after.split(/(?<!\p{L})(?:fob|fca|exw|cif|cfr|ddp|dap)(?!\p{L})/iu)[0] ?? '',
          ),
        },
      ];
    }),
  );
  // A place said in a line of its own is that of the only term.
  const isOnly = new Set(mentions.map(({ term }) => term)).size === 1;
  return port === undefined || !isOnly || mentions.some(({ place }) => place !== null)
    ? mentions
    : mentions.map((mention) => ({ ...mention, place: inUsualCase(port) }));
}

/** "Do you need FOB or CIF?" asks, and offers nothing. */
function isOnlyAsked(text: string, at: number): boolean {
  const from = Math.max(
    text.lastIndexOf('. ', at),
    text.lastIndexOf('! ', at),
    text.lastIndexOf('? ', at),
  );
  const stop = text.slice(at).search(/[.!?](?:\s|$)/);
  const sentence = text.slice(from + 1, stop === -1 ? undefined : at + stop + 1);
  return (
    /\?\s*$/.test(sentence) &&
    !/\d[.,]\d/.test(sentence) &&
    /\b(?:do you|you (?:need|want|prefer)|which|what|would you|is that|should|or)\b/i.test(sentence)
  );
}

/** Ports and towns that chats write without a capital. */
const smallPlaces =
  /^(?:shanghai|ningbo|shenzhen|guangzhou|xiamen|qingdao|tianjin|shantou|yantian|fuzhou|dalian|yiwu|zhongshan|dongguan|foshan|hong kong|karachi|mumbai|mundra|chennai|nhava sheva|tuticorin|kolkata|hai ?phong|ho chi minh|hanoi|chittagong|chattogram|istanbul|izmir|busan|incheon|lisbon|valencia|barcelona|manzanillo|los angeles|long beach|new york|usa|us)(?!\p{L})/u;

function placeOf(after: string): { said: string } | null {
  const skipped = after
    .slice(fillers.exec(after)?.[0].length ?? 0)
    .replace(/^(?:de|desde|la|el|en|em|da|do|di) /, '');
  // "天津 Tianjin" names the port twice.
  const rest = skipped.replace(/^[\u4e00-\u9fff]{2,5}[\s(（]{1,2}(?=\p{Lu}\p{Ll}{2})/u, '');
  const small = smallPlaces.exec(rest)?.[0];
  if (small !== undefined) return { said: small };
  const said = placeName.exec(rest)?.[0];
  const place = said?.replace(
    /\s(?:based|for|with|port|on|in|per|and|or|price|usd|terms?|includ\p{L}*|will|would|eur|gbp|rs|rmb|cny|inr|mxn|try|is|are|add|plus|extra|as|from|if|we|you|it|but|not)(?!\p{L}).*$/iu,
    '',
  );
  return place === undefined || notPlaces.test(rest) ? null : { said: place.trim() };
}

/** "诸暨大唐出厂价": a town right before the words. */
function placeBefore(before: string, term: string, after: string): { said: string } | null {
  // "Nuestro taller en Sahuayo, Michoacán (EXW)", "your warehouse in Denver, CO 80216 (DDP, all duties on us)"
  const aside =
    /(?<!\p{L})(?:in|at|to|from|en|a|de|em|ab|nach|à)\s(\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+){0,2}(?:, \p{Lu}\p{L}+)?)(?: \d{5})?\s?\($/u.exec(
      before,
    )?.[1];
  if (aside !== undefined && /^[^(\n]{0,60}\)/.test(after)) return { said: aside };
  const known = /(?<!\p{L})(\p{Lu}\p{L}{2,20})\s\(?$/u.exec(before)?.[1];
  if (known !== undefined && /^(?:EX|FABR)/.test(term) && placeIn(known) !== null)
    return { said: known };
  if (!/^(?:出厂价|工厂交货)$/.test(term)) return null;
  const said = /(?:^|[^\u4e00-\u9fff])([\u4e00-\u9fff]{2,5})$/u.exec(before)?.[1];
  return said === undefined || placeIn(said) === null ? null : { said };
}

/** "Port: Ningbo" on a line of its own. */
const portLine =
  /^\W*(?:(?:loading |fob |shipping |departure )?port(?: of (?:loading|departure|shipment))?|port\/place)\s?[:：]\s?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/imu;

/** "fob +0.28 each, Xiamen port" */
function portIn(text: string): { said: string } | null {
  const said =
    /(?<!\p{Script=Latin})(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) port(?!\p{Script=Latin})/u.exec(
      text,
    )?.[1];
  return said === undefined || notPlaces.test(said) ? null : { said };
}

/** Turkish endings: "İstanbul’dur". */
function withoutEnding(place: string): string {
  return place.replace(/['’](?:d[aeıiu]r?|dan|den|tan|ten|t[aeıi]r?|y?[ae])$/u, '');
}

function inUsualCase(place: string): string {
  if (/^\p{Ll}{2,3}$/u.test(place)) return place.toUpperCase();
  return /^[A-Z]{4,}(?: [A-Z]{3,})*$|^[\p{Ll} ]+$/u.test(place)
    ? place.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase())
    : place;
}

/** Each term once, with its place where any mention has one. */
export function termsOf(mentions: readonly TermMention[]): Said<DeliveryTerm>[] {
  const terms = [...new Set(mentions.map(({ term }) => term))];
  return terms.flatMap((term) => {
    const all = mentions.filter((each) => each.term === term);
    const best = all.find(({ place }) => place !== null) ?? all[0];
    return best === undefined
      ? []
      : [{ value: { term, place: best.place }, source: { from: best.start, to: best.end } }];
  });
}

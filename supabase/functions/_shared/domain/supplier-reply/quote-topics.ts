/** What a part of a mail is about, by the words that name it in the languages suppliers write. */
export type QuoteTopic =
  | 'price'
  | 'minimum'
  | 'sample'
  | 'tooling'
  | 'production'
  | 'freight'
  | 'packing'
  | 'payment'
  | 'validity'
  | 'certificate'
  | 'extra'
  | 'total'
  | 'other';

export type TopicHit = Readonly<{ topic: QuoteTopic; start: number; end: number; word: string }>;

const topicPatterns: readonly (readonly [QuoteTopic, RegExp])[] = [
  [
    'sample',
    /(?<!\p{Script=Latin})(?:pre-?production (?:samples?|cop(?:y|ies)|pieces?|units?|sets?)|sampl\p{L}*|smpl|pps(?=\s\d)|proto(?:type)?s?|prototip\p{L}*|mock-?ups?|sew-?outs?|strike-?offs?|pp copy|(?:trial|test) (?:piece|pair|unit|bag|copy)s?|(?:white )?dumm(?:y|ies)|próbk\p{L}*|mẫu|prove? campione|numune\p{L}*|muestras?|amostras?|\p{L}{0,14}muster\p{L}*|campion\p{L}*|échantillon\p{L}*)(?!\p{Script=Latin})|样品|打样|样衣|样板|做样|寄样|拿样|样费|样本|定制样|现货样|产前样|色样/giu,
  ],
  [
    'tooling',
    /(?<!\p{Script=Latin})(?:tooling|tools? (?:costs?|charges?|fees?)|mou?lds?|die[\s-]?cut(?:ting)? (?:die|mou?ld)|die (?:costs?|charges?|fees?)|(?:cutting|stamping|etching|foil|emboss\p{L}*|deboss\p{L}*|steel) dies?|set[\s-]?up|(?:print(?:ing)?|emboss\p{L}*|deboss\p{L}*|foil|screen|colou?r|offset|logo) plates?|plates? (?:costs?|charges?|fees?|making)|plates?(?=\s?[:：(]|\s*$|\s(?:usd|us|eur|rmb|rs)(?!\p{L})|\s[$€£¥\d])|screens?(?!\s?print)|(?:jacquard |loom |machine )?programming|cylinders?|digiti[sz]ing|(?:wood(?:en)?|print(?:ing)?|carv\p{L}*|emboss\p{L}*|deboss\p{L}*|foil|logo|stamp\p{L}*) blocks?|block (?:carving|making|charges?|costs?)|(?:print(?:ing)?|screen|etching|exposure|logo) films?|films? (?:charges?|fees?|costs?)|films?(?=\s(?:usd|us\$|eur|rmb|inr|[$€£¥]|\d{2,3} ?(?:usd|us\$|eur|rmb|[$€])))|plate[\s-]making|druckvorkosten|vorkosten|engraving (?:rollers?|plates?|charges?|fees?|costs?)|origination|tool(?=\s?[:：])|utillaje|troquel\p{L}*|suajes?|pantallas?|planchas?|outillage|moules?|impiant\p{L}*|frais (?:techniques|de calage|fixes)|fustell[ae]|stanz(?:form|werkzeug)\p{L}*|sieb(?:kosten|e)?|film(?:kosten|e)|druckform\p{L}*|einricht\p{L}*|rüstkosten|cunhos?|ferramentas?|embroidery (?:program|file|tape|digiti\w+)|nakış (?:program|kart|desen)\p{L}*|(?:desen\p{L}*|jakar\p{L}*|baskı) (?:hazırl[ıi]k|programlama)\p{L}*|hazırl[ıi]k (?:ücreti|bedeli)|ponchados?|grabado(?=\s?:)|picaje|placas? (?:de|para) grabad\p{L}*|clich[eéè]s?|stamp|prägestempel|stempel|prägewerkzeug|matriz|moldes?|kal[ıi]p\p{L}*|klişe|werkzeug\p{L}*|stampo|klischee\p{L}*)(?!\p{Script=Latin})|开模|模具|开版|制网|网版|晒版|模费|公模|版费|制版|刀模|菲林/giu,
  ],
  [
    'freight',
    /(?<!\p{Script=Latin})(?:freights?|couriers?|dhl|fedex|ups|express|shipping (?:cost|fee|charge)s?|shipping(?=\s(?:is |about |around |approx\.? ){0,2}(?:usd|us\$|eur|rmb|[$€£¥])?\s?\d)|(?:sea|air|ocean) ?(?:shipping|freight|shipment)?|by (?:sea|air|train|rail)|transit(?: time)?|portes|envío|flete|kargo|nakliye|navlun|versand\p{L}*|fracht\p{L}*|forwarder|truck(?:ing)?|insurance|postage|post(?= ?(?:fee|cost|\d|[$€]))|transportes?|trasporto|mensajería|paquetería|porto kosten)(?!\p{Script=Latin})|运费|快递|海运|空运|货运|物流/giu,
  ],
  [
    'production',
    /(?<!\p{Script=Latin})(?:(?:production )?lead[\s-]?times?|l\/t|production(?: time)?|produce in|deliver(?:y|ies)(?: time)?|time of delivery|shipment(?: date| time)?|ship (?:within|in)|mass|bulk|(?:first|initial) order(?= (?:takes? |needs? |is |about |around ){0,2}\d{1,3}[\d –-]{0,5} ?(?:working )?(?:days|weeks))|turn ?around|ready (?:in|within|after)|finish(?:ed)?|turn(?: ?time)?(?= (?:is|takes?|about|time|:))|mak(?:e|ing) time|make(?= (?:about |around )?\d)|manufacturing(?: time)?|dis?patch(?: time)?(?= (?:in|within|time|takes?|about|:))|despatch (?:in|within)|we (?:need|require|take)(?= (?:about |around |approx\.? )?(?:\d|an? |one |two |three |four |five |six ))|goods ready|completion|complete (?:in|within)|czas realizacji|fertigung\p{L}*|herstellung\p{L}*|tempi? di (?:consegna|produzione)|sản xuất|giao hàng|series|d\/t|etd|prazo|produção|üretim\p{L}*|teslim\p{L}*|term[ií]n\p{L}*|plazo|entrega|producción|fabricación|lieferzeit\p{L}*|produktion\p{L}*|produktionszeit|consegna|produzione|delay(?= (?:is|of|for) )|délai de production|délai\p{L}*|livraison|time is|imalat\p{L}*)(?!\p{Script=Latin})|交期|交货|货期|大货|生产|工期|出货|做货/giu,
  ],
  [
    'payment',
    /(?<!\p{Script=Latin})(?:pay(?:ment|ments|able|ing|s)?|t\/?t|deposit|l\/c|letter of credit|balance|paypal|trade assurance|western union|down ?payment|pagamento|pago|anticipo|ödeme\p{L}*|advance|adv|bal|peşin\p{L}*|kapora|havale|anzahlung|acompte|paiement|solde|virement|zahlung\p{L}*|restzahlung|vorkasse|saldo|acconto|d\/p|o\/a|net \d+|prepa\p{L}*|up[\s-]?front|pesin\p{L}*|avans|zaliczka|adjudicação|sinal|transferencias?|transferências?|bonifico|przelew|remit\p{L}*|liquidaci[óo]n|all paid|cash|bank (?:transfer|account|details)|wire|transfer\p{L}*|invoice)(?!\p{Script=Latin})|付款|定金|订金|余款|尾款|款到|电汇|结清|付清/giu,
  ],
  [
    'minimum',
    /(?<!\p{Script=Latin})(?:m\.?o\.?q\.?|minimums?|min\.?\s?(?:order|qty|quantity)|min\.?(?=\s?:?\s?\d)|(?<=\d\s?(?:pcs?|pieces|pairs|sets|units|adet|nos|stk)\.?\s)min(?:\.|\s|$)|(?<=(?:colou?r|design|style|model|size|scent) )min(?:imum|\.)?(?=\s?[.,;)]|\s*$)|mínim[oa]|minimo|asgari|mindest\p{L}*|at least|least (?:order|quantity)|(?:take|accept) (?:small |trial )?orders? from|only (?:do|accept|take|make) orders? (?:above|over|from)|min(?:imum)?\.? order value|order value(?= (?:must|at least|min|from|of at least|above|over|:))|smallest (?:order|run|quantity)|order must be|(?:can|possible|accept|produce|works?) (?:it )?from(?= \d)|(?:do(?:n['’]t| not)|can(?:no|['’])?t|never|nothing|no orders?) (?:\p{L}+ ){0,3}(?:less than|below|under|fewer than)(?= \d)|start(?:ing|s)? (?:from|at)(?=\s(?:\d|(?:a|one|two|three|four|five|six|seven|eight|nine|ten) (?:hundred|thousand)))|(?:not|no) less than|not below(?= \d)|(?:less|fewer) than(?= \d[\d.,]* ?(?:pcs|pieces?|sets?|pairs?|units?)?,? (?:we )?(?:sorry|can(?:no|['’])?t|can not|is not|are not|not|no|we don))|(?<=orders? )(?:below|under)(?= \d[\d.,]* ?(?:pcs|pieces|sets|pairs|units)?,? (?:can(?:no|['’])?t|can not|is not|are not|not))|mínimas?|minim(?:ale|a|al|um)|en az|tối thiểu|(?:weniger als|unter)(?= \d[\d.]* (?:stück|stk)\.? (?:\p{L}+ ){0,3}nicht)|start with(?= \d[\d.,]* ?(?:pcs|pieces|sets|pairs|units))|(?:sipariş )?alt limiti?)(?!\p{Script=Latin})|起订|起定|起做|最少|开机量|最低|起批|最小/giu,
  ],
  [
    'packing',
    /(?<!\p{Script=Latin})(?:pack(?:ing|aging|ed|s)?|poly[\s-]?bags?|cartons?|ctns?|ctn size|bales?|embalagem|ambalaj\p{L}*|paketleme|koli\p{L}*|opp bags?|empaque|conditionnement|emballage|embalaje|verpackung|karton\p{L}*|imballo|scatol\p{L}*|caixas?|cajas?|corrugad[oa]s?|empacad[oa]s?|colisage|colis|kartons?|(?:boxe?s?|cases?) of(?= \d)|case pack|master (?:case|pack)|cardboard box|g\.?w\.?|n\.?w\.?|gross(?: weight)?|cbm|meas(?:urements?)?)(?!\p{Script=Latin})|装箱|包装|箱规|外箱|毛重|净重/giu,
  ],
  [
    'validity',
    /(?<!\p{Script=Latin})(?:valid(?:ity|o|a)?|valable|validité|válid[ao]|validez|validade|vigente|vigencia|geçerli\p{L}*|hiệu lực|gültig\p{L}*|valida|valido|(?:offer|price|quote|quotation)s?(?: is| are)? (?:good|firm|held|open|fix(?:ed)?) (?:for|until|till)|(?:offer|price|quote|quotation)s? (?:only |can |will )?(?:keep|hold|lock)s?|expir\w+|orders? (?:confirmed|placed)(?= (?:\p{L}+ ){0,3}(?:until|till|by|before) )|(?:prices?|quotes?|offers?|quotation) (?:are |is )?(?:good|held|firm|fixed|ok|locked) (?:thru|through|until|till|to)|(?:good|valid|firm) (?:thru|through|until|till)|(?:good|firm) for(?= \d+ (?:days|weeks))|prices?(?: is)? for(?= \d+ ?(?:days|weeks))|(?:hold|keep|lock|holding|keeping) (?:this |the |these |our |your )?prices? (?:for|until|till|to|through|thru)|(?:preise?|angebot)\s(?:gelten|gilt|freibleibend)|gelten bis|gilt bis|fermes? jusqu|preços? válid\p{L}*|sostenemos|(?:hold|stand)s? (?:good )?(?:till|until)|(?:confirm(?: (?:your |the )?order)?|order(?:ed)?|order it) (?:by|within|until|till|before)(?= (?:the )?(?:\d|\p{Lu})))(?!\p{Script=Latin})|有效/giu,
  ],
  [
    'certificate',
    /(?<!\p{Script=Latin})(?:certificat\p{L}*|certified|reports?|tests?|tested|testing|audit\p{L}*|msds|lab|sertifika\p{L}*|zertifikat\p{L}*)(?!\p{Script=Latin})|证书|认证|检测|报告/giu,
  ],
  [
    'extra',
    /(?<!\p{Script=Latin})(?:extras?|additional|add(?:s|ed)?|surcharge|upcharge|expensiver|more expensive|plus|aufpreis|ilave|ek ücret|adicional)(?!\p{Script=Latin})|另加|加收|加价|多加/giu,
  ],
  [
    'total',
    /(?<!\p{Script=Latin})(?:total\p{L}*|in all|sub-?total|grand|toplam|gesamt\p{L}*|amount|sum of|works out|say us dollars)(?!\p{Script=Latin})|合计|总价|总计|总额/giu,
  ],
  [
    'other',
    /(?<!\p{Script=Latin})(?:target|(?:your|ur) (?:counter\p{L}*(?:[- ]offer)?|price|budget|offer|idea)|counter[- ]?offer|for reference|last (?:year|time|order|month|quotation|quote|offer|price|mail)|previous (?:quotation|quote|offer|price|mail)|expired|used to|previous(?:ly)?|old price|market price|retail|selling price|capacity|per month|monthly|a month|20gp|40hq|container|pallet|exchange rate|(?:usd|us\$|eur)\s?\/\s?(?:cny|rmb|usd|inr|try)|rate change|workers|employees|since|established|founded|discount|inspection|bank charges?|moq charge|order (?:under|below|over|above))(?!\p{Script=Latin})|目标价|汇率|月产|产能/giu,
  ],
  [
    'price',
    /(?<!\p{Script=Latin})(?:prices?|unit price|unit cost|costs?|quot\p{L}*|rates?|fob|exw|ex[\s-]?works|ex[\s-]?factory|cif|cfr|c&f|cnf|ddp|dap|ddu|fca|cpt|cip|preço|fiyat\p{L}*|precios?|preis\p{L}*|prezzo|prix|tarifs?|tarifas?|cena|ceny|giá|costos?|custos?|coût|cotiza\p{L}*|cotação|offer|teklif\p{L}*|oferta|angebot)(?!\p{Script=Latin})|单价|价格|报价|裸价|价/giu,
  ],
];

/** When something begins to count: "after deposit", "from receipt of 40% advance". No topic of its own. */
export const anchorPattern =
  /(?<!\p{Script=Latin})(?:after|upon|una vez(?: recibid[oa]| aprobad[oa])?|à (?:compter|partir|réception)|dès|desde|dall?['’]|from(?: the)?(?: date| day| receipt| receiving)|from|since|once|following|on receipt|of receipt|receipt|against|before|prior to|until|with(?: the)? order|along with|con (?=(?:el |la |su )?(?:anticipo|adelanto|pedido|orden))|sau khi|a partir d[eo]l?|dal(?:la)?|tras|después de|depois d[aeo]|antes d[aeo]l?|avant|prima dell?[ao]?|após|nach|vor|ab|sonra|öncesi|önce|dopo|après)(?!\p{Script=Latin})(?:\s(?:the|of|and|we|get|have|you|u|approv(?:e|ed|ing)|sign(?:ed)?|check(?:ed)?|photo|digital|strike-off|weave|counter|final|first|golden|see|customer|client|buyer|his|her|their|all|full|aprovação|aprobación|aprovação|approvazione|approvation|prove|conferma|confirmación|confirmação|freigabe|da|do|dell[ao]?|your|our|received?|receiving|receipt|approval|confirmation|confirmed|date|day|say|ok|pp|to|is|a|la|el|de|del|der|des|\d{1,3}\s?%)){0,7}\s(?:pre-?production\s)?(?:samples?|amostra|campione|copy|pilot|expedição|spedizione|salida|embarque|arte|aprobación|aprovação|freigabe|auftragsbestätigung|eingang|encomenda|orden|pedido|commande|acompte|sinal|contract|p\/i|anzahlung|d['’]ordine|ordine|deposit|payment|advance|order|po|proofs?|artwork|label|design|production|mass production|bulk|shipment|shipping|ship|delivery|dispatch|despatch|loading|muestra|anticipo|entrega|producción|bestellung|anzahlung|lieferung|muster\p{L}*|verschiffung|versand|b\/l|l\/c|invoice|balance)(?!\p{Script=Latin})|(?:dall?|de l|après l|dès l)['’]\p{Script=Latin}+(?:\s(?:del|dello|della|di|du|de|des|la)\s?(?:campion\p{L}*|bozz[ae]|prova|acconto|ordine|échantillon\p{L}*|maquette)(?!\p{Script=Latin}))?|(?:numune|ön ödeme|ödeme|avans|kapora|peşinat|sipariş|tasarım|baskı|provası?)\p{L}*(?:\s\p{L}+){0,2}\s(?:sonra\p{L}*|itibaren|önce\p{L}*)|(?:收到|付|付完|确认)?(?:定金|订金|预付款|样品|产前样|样板|样|设计稿|图稿|订单|款)(?:确认|到账|收到|签回|付)?[之以]?后|收到定金后?|发货前|出货前|下单后|样品确认后?|产前样/giu;

/** The hits of a text in order; words that name only when something begins are left out. */
export function topicHits(text: string): TopicHit[] {
  if (!/\p{L}/u.test(text)) return [];
  const even = text.replace(anchorPattern, (said) => ' '.repeat(said.length));
  return (
    topicPatterns
      .flatMap(([topic, pattern]) =>
        [...even.matchAll(pattern)].map((match) => ({
          topic,
          start: match.index,
          end: match.index + match[0].length,
          word: match[0].toLowerCase(),
        })),
      )
      .sort((a, b) => a.start - b.start || b.end - a.end)
      // "pre-production sample" is no production.
      .filter(
        (hit, place, all) =>
          !all
            .slice(0, place)
            .some(
              ({ start, end }) =>
                start <= hit.start && end >= hit.end && end - start > hit.end - hit.start,
            ),
      )
      // "Sample mold $150": the mold is charged, not a sample.
      .filter(
        ({ topic, end }, _, all) =>
          topic !== 'sample' ||
          !all.some((next) => next.topic === 'tooling' && next.start === end + 1),
      )
  );
}

const specific: readonly QuoteTopic[] = [
  'sample',
  'tooling',
  'freight',
  'packing',
  'certificate',
  'payment',
];

/** What a question asks for: in "sample cost?" and "price of the mold?" the price is that of the thing. */
export function questionTopics(text: string): QuoteTopic[] {
  const hits = topicHits(text);
  const own = hits.filter(
    ({ topic, start, end }) =>
      topic !== 'price' ||
      !hits.some(
        (other) =>
          specific.includes(other.topic) &&
          !/[?.,;]|\d/.test(text.slice(Math.min(end, other.end), Math.max(start, other.start))) &&
          Math.max(start, other.start) - Math.min(end, other.end) <= 16,
      ),
  );
  return [...new Set(own.map(({ topic }) => topic))];
}

/** What a clause of a reply is about. */
export type Topic =
  | 'price'
  | 'sample'
  | 'tooling'
  | 'freight'
  | 'production'
  | 'payment'
  | 'min-order'
  | 'packaging'
  | 'validity'
  | 'total';

export type Clause = Readonly<{
  text: string;
  /** Its own topics in the order of its words; those of the clause before it in the line where it has none. */
  topics: readonly Topic[];
  /** Whether the topics are its own. */
  isOwn: boolean;
}>;

const topicWords: readonly (readonly [Topic, RegExp])[] = [
  ['sample', /\bsampl\w*|\bprototype|\bamostras?\b|\bnumune\w*|\bmuestras?\b|\bproto\b/iu],
  [
    'tooling',
    /\btooling\b|\bmou?lds?\b|\bdie (?:cost|charge|fee)|\bset[\s-]?up\b|\bplate (?:cost|charge|fee)|\bscreen (?:cost|charge|fee)|\bmoldes?\b|\bkal[ıi]p\b|\bcylinder\b/iu,
  ],
  [
    'freight',
    /\bfreight\b|\bcourier\b|\bdhl\b|\bfedex\b|\bexpress\b|\bshipping (?:cost|fee|charge)|\bsea shipping\b|\bair shipping\b|\bportes\b/iu,
  ],
  [
    'production',
    /\blead[\s-]?time\b|\bl\/t\b|\bproduction\b|\bdeliver(?:y|ies)\b|\bshipments?\b|\bship within\b|\bmass\b|\bbulk\b|\bturnaround\b|\bready (?:in|within|after)\b|\bprazo\b|\bprodução\b|\büretim\b|\bteslim\w*|\bterm[ií]n\b|\bplazo\b|\bd\/t\b/iu,
  ],
  [
    'payment',
    /\bpayments?\b|\bt\/t\b|\btt\b|\bdeposit\b|\bl\/c\b|\bbalance\b|\bpaypal\b|\btrade assurance\b|\bwestern union\b|\bdown ?payment\b|\bpagamento\b|\bödeme\b|\badvance\b|\bpeşinat?\b|\bagainst (?:copy|documents)\b/iu,
  ],
  [
    'min-order',
    /\bmoq\b|\bm\.o\.q\b|\bminimum\b|\bmin\.?\s?(?:order|qty|quantity)\b|\bmínimo\b|\bminimo\b|\basgari\b|\bstart(?:ing)? from \d/iu,
  ],
  [
    'packaging',
    /\bpack(?:ing|aging|ed|s)?\b|\bpoly[\s-]?bags?\b|\bcartons?\b|\bctns?\b|\bgift box\b|\bembalagem\b|\bambalaj\b|\bopp bag\b|\bcolor box\b|\bpaketleme\b/iu,
  ],
  [
    'validity',
    /\bvalid(?:ity)?\b|\bválid[ao]\b|\bgeçerli\b|\bprice (?:is )?(?:good|firm|held) (?:for|until)\b|\boffer (?:is )?(?:good|open) /iu,
  ],
  ['total', /\btotal\b|\bin all\b|\bsubtotal\b|\bgrand\b/iu],
  [
    'price',
    /\bprices?\b|\bunit\b|\bquot\w*|\bfob\b|\bexw\b|\bex[\s-]?works\b|\bcif\b|\bcfr\b|\bddp\b|\bfca\b|\bpreço\b|\bfiyat\w*|\bprecio\b|\boffer\b|\/\s?(?:pcs?|piece|unit|pair|set|un|adet|pç)\b|\beach\b|\bper (?:piece|pc|unit|pair|set)\b|\ba piece\b/iu,
  ],
];

/** Divides a reply into clauses, each with what it is about. */
export function clausesOf(reply: string): Clause[] {
  return reply.split(/\n+/).flatMap((line) => {
    let topics: readonly Topic[] = [];
    return splitLine(line).map((text): Clause => {
      const own = ownTopics(text);
      const isOwn = own.length > 0;
      if (isOwn) topics = own;
      return { text, topics, isOwn };
    });
  });
}

/** The topics of a clause in the order of their words: "sample lead time" is about the sample. */
function ownTopics(text: string): Topic[] {
  return topicWords
    .map(([topic, pattern]) => ({ topic, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ topic }) => topic);
}

/** At semicolons, at commas and stops that are in no number, and at dashes and bars. */
function splitLine(line: string): string[] {
  return line
    .replace(/\b(no|min|max|approx|qty|pcs|pc|mr|ms|mrs|dr|ref)\./gi, '$1')
    .split(
      /[;；，|•·]|(?<!\d),|,(?!\d)|[.!?](?=\s|$)|\s[-–—]\s|\s\/\s(?=\D)|\s(?:and|but|plus|while)\s(?=\w+)/iu,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

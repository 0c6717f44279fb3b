import { inEnglish } from './spanish-words.ts';
import { tariffWord } from './tariff-words.ts';
import { withoutTradePhrases } from './trade-phrases.ts';

const isTariffWord = new RegExp(`^(?:${tariffWord})$`);

/** Words that occur in any such question and name no goods. */
const stopWords = new Set(
  `a about actual actually add added additional after all also am amount an and any anything are as
   ask anywhere asking assistant at attract be been before being best between both bring bringing business but
   buy buying by calculate can cost costs could country current currently customs deal difference do
   does dollar dollars don't duties duty each effective enter enters entered entering entry entries arrive arrives arrived arriving landing
   cleared clearing received estimate exactly exact export
   exporting fee fees figure find for from get gets getting give go goes going goods guess had has
   have hello help hey hi higher how i i'd i'll i'm i've if import imported importer importing imports
   in incur information into is it it's its itself just kind kira know landed latest less let like line
   look lookup lower lowest make many may me mean might more most move moving much my need needed new
   number of off on one ones only or order ordering origin our out over overall paid part pay payable
   paying percent percentage per please point price product products production quick quote rate
   rates really right same say section send sent shall ship shipment shipped shipping should show so
   some something sort source sourcing still such supplier switch switching take tariff tariffs tax
   taxed taxes tell than thank thanks that that's the their them then there these they they're thing
   think this those to today too total trying typical under understand us usa usd use usmca
   using usually value via versus vs wanna want wanting was way we we're well what what's whats when
   where which while who why will with without wondering work worth would you your yours kindly
   hts htsus hs code codes classification classified classify schedule heading subheading mfn 301 232
   china's made manufactured produced compare compared comparing comparison cheaper cheapest charge
   charged charges apply applies applied applicable low high different instead
   unit units piece pieces pcs pair item items usual stuff mine duty's qualifies qualifying qualified
   qualify claim claiming certificate agreement cafta nafta rather lot lots batch sample samples container
   start sell selling online store brand hmm ok okay now today's maybe around roughly approx
   forced labor labour antidumping countervailing de minimis mpf hmf bond broker refund drawback
   accurate accuracy numbers figures reliable trust trustworthy teh
   stack stacks stacking explain explained exemption exemptions exempt exclusion exclusions
   calculated pays payer approximately until
   owe owed owes looking looked bulk wholesale fedex ups dhl usps korus gsp q1 q2 q3 q4 fob cif exw ddp dap fca cfr
   incoterm incoterms dozen dozens correct wrong says said told quoted meant qty quantity moq eta asap pls plz
   launch launching launched budget budgeting got gotten gonna wanna tryna planning plan plans situation
   situations yo hey heya hiya dude bro guys folks check checking checked real actually basically literally
   honestly quickly kinda sorta question questions curious confused appreciate appreciated thx ty cheers sir
   madam startup entrepreneur influencer creator followers audience anyone anybody everyone everything
   nothing talking considering deciding decide decided interested supposed expect expected expecting
   probably possibly perhaps either also lemme gimme whats hows theres heres u r ur ya yeah yep nope idk
   btw fyi tbh imo cuz because since quoting invoice invoiced advise advice confirm confirming remind
   thinking thought idea ideas youtuber tiktoker streamer blogger podcaster bad badly border dutiable factory
   factories manufacturer manufacturers found finding stateside landing overseas abroad happens happen
   amazon etsy shopify ebay walmart fba seller sellers reseller merchant ma'am maam
   instead someone somebody frm moving bringing expensive save saving dont doesnt didnt cant wont what're how's im ive isnt is's em`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that judge or qualify and name no goods by themselves: "is that good", "do they go down soon". */
const everydayWords = new Set(
  `good better best great nice fair unfair fine normal typical common regular standard high big long short
   heavy hot cold fresh old fast faster slow quick soon sooner later late early down up away ready hard
   easy easier free safe legal illegal realistic certain true false perfect crazy insane reasonable ridiculous steep
   likely possible impossible worth ever never always again yet already gone well very quite pretty
   really super extra final next last first permanent temporary forever long-term short-term huge tiny
   okay alright awful terrible amazing awesome cool interesting important necessary serious honest
   lighter heavier longer shorter bigger smaller nicer worse worst suitable`
    .split(/\s+/)
    .filter(Boolean),
);

/** "Leather goods" names goods, "goods" alone does not; these words may come before it. */
const goodsOf = new Set([
  'leather',
  'sporting',
  'home',
  'baked',
  'canned',
  'paper',
  'knit',
  'textile',
]);

/** Goods only behind these words: a trash can, a fishing line. */
const nounsBehind: Readonly<Record<string, ReadonlySet<string>>> = {
  goods: goodsOf,
  can: new Set([
    'trash',
    'garbage',
    'watering',
    'tin',
    'aluminum',
    'beer',
    'soda',
    'paint',
    'jerry',
  ]),
  line: new Set(['fishing', 'clothes']),
};

const brandsLabel = new Set(['private', 'white', 'own', 'my', 'our', 'your', 'brand']);

/** Words that qualify a product: its material, its make, and who it is for. */
const qualities: readonly ReadonlySet<string>[] = [
  `cotton polyester nylon silk wool linen leather acrylic synthetic bamboo wooden wood metal steel
   stainless aluminum aluminium plastic glass ceramic porcelain stoneware silicone rubber rayon
   viscose spandex fleece denim canvas vegan pu cashmere hemp gold silver brass copper paper
   cardboard cork satin velvet velour corduroy flannel tweed merino alpaca mohair chiffon microfiber
   chambray sherpa lycra suede jute rattan pewter titanium marble resin poly tpu latex eva neoprene
   melamine acetate acacia teak oak maple walnut beech mdf borosilicate pvc vinyl polycarbonate
   polypropylene abs epoxy fiberglass carbon-fiber mesh felt faux genuine tritan
   olive-wood mango-wood cherry-wood rubber-wood walnut-wood rose-wood mahogany`,
  'knit knitted woven',
  'organic recycled',
  `men's mens women's womens men women kids kid's children's girls boys baby unisex`,
].map((words) => new Set(words.split(/\s+/)));

/** "Press on nails" is "press-on nails". */
const joined =
  /\b(press|slip|iron|clip|stick|roll|peel|pull|snap|add)[ -](on|in|over)\b(?=\s+(?!import)\p{L})/giu;

/** "Hand knitted" is knitted. Knotted and tufted rugs have lines of their own. */
const madeByHand =
  /\b(?:hand|machine)[ -](?=(?:made|woven|knit(?:ted)?|crochet(?:ed)?|painted|blown|carved|poured|dipped|stitched|sewn|embroidered|beaded|forged|hammered|tooled|rolled|crafted|cut|thrown|dyed|printed|spun)\b)/gi;

/** "Lead free" says what is not in the goods. */
const freeOf =
  /\b(?:bpa|phthalate|cruelty|nickel|lead|cadmium|paraben|sulfate|gluten|dairy|chemical|toxin|pvc|latex|fragrance|scent)s?[ -]free\b/gi;

/** The words that name the goods, in order and in lower case; a repeated one once. */
export function productWordsOf(text: string): string[] {
  const words = withoutAsides(wordsOf(text)).remaining.filter(isProductWord);
  if (words.every((word) => everydayWords.has(word))) return [];
  const singular = words.map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));
  return words.filter((_, index) => singular.indexOf(singular[index] ?? '') === index);
}

/** The words of accessories and parts, which do not name the goods: "with rubber sole". */
export function detailWordsOf(text: string): string[] {
  return withoutAsides(wordsOf(text)).asides.filter(isProductWord);
}

/** Olive wood holds no olives: one word for the comparison with goods. Boards of chips are wood. */
export function joinWoods(text: string): string {
  return text
    .replace(/\b(?:particle[ -]?board|chipboard|fib(?:er|re)board)\b/gi, 'mdf')
    .replace(/\b(olive|mango|cherry|rubber|walnut|rose) wood\b/gi, '$1-wood');
}

const forWhat = /\bfor\s+(?!(?:an?|the|my|our|your|their|his|her|this)\b)/i;

/** The words after "for", such as the phone of a case: what it is used with or by whom. */
export function purposeWordsOf(text: string): string[] {
  const [goods = '', purpose = ''] = inEnglish(text).split(forWhat);
  return productWordsOf(goods).some((word) => !isQuality(word))
    ? productWordsOf(purpose.replace(/[,;.?!].*$/s, ''))
    : [];
}

function wordsOf(text: string): string[] {
  return (
    joinWoods(withoutTradePhrases(inEnglish(text)))
      .replace(/[’‘]/g, "'")
      .replace(joined, '$1-$2')
      .replace(/\bcarry on\b/gi, 'carry-on')
      .replace(/\b(hard|soft) ?shell\b/gi, '$1-shell')
      .replace(freeOf, ' ')
      .replace(/\bcarbon fib(?:er|re)s?\b/gi, 'carbon-fiber')
      .replace(madeByHand, '')
      .replace(/\bt shirt(?=s?\b)/gi, 't-shirt')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}'&-]*|[,;.?!](?=\s)/gu) ?? []
  ).map((word) => word.replace(/(?:^['&-]+|['&-]+$)/g, ''));
}

function isProductWord(word: string, index: number, remaining: readonly string[]): boolean {
  const behind = nounsBehind[word.replace(/(?<=^can|^line)s$/, '')];
  if (behind !== undefined) return behind.has(remaining[index - 1] ?? '');
  // A private label is a brand; a woven label is sewn into a shirt.
  if (word === 'label') return !brandsLabel.has(remaining[index - 1] ?? '');
  if (/^\d+$/.test(word) || word.length < 2) return false;
  return !stopWords.has(word) && !isTariffWord.test(word);
}

const asideBegins = /^(?:with|without|in)$/;
const purposeBegins = /^(?:my|our|your|their|his|her|the|a|an|this)$/;
const asideEnds = /^(?:from|for|to|at|of|on|made|by|is|are|do|does|if|vs|versus|[,;.?!])$/;

/**
 * Drops accessories and purposes: the jar of "candles in a glass jar", the lid of "tumblers with
 * lid", the gym of "hoodies for my gym". Keeps the material: "shirts in cotton".
 */
function withoutAsides(words: readonly string[]): { remaining: string[]; asides: string[] } {
  const remaining: string[] = [];
  const asides: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const isPurpose = word === 'for' && purposeBegins.test(words[index + 1] ?? '');
    if ((asideBegins.test(word) || isPurpose) && remaining.some(isGoods)) {
      const length = lengthOfAside(words.slice(index + 1));
      if (word === 'with') asides.push(...words.slice(index + 1, index + 1 + length));
      index += length;
    } else remaining.push(word);
  }
  return { remaining, asides };
}

/** The length up to the last word that names goods; after it comes their material. */
function lengthOfAside(following: readonly string[]): number {
  const end = following.findIndex((word) => asideEnds.test(word));
  const aside = end === -1 ? following : following.slice(0, end);
  return aside.findLastIndex((word) => isGoods(word) && !isQuality(word)) + 1;
}

function isGoods(word: string): boolean {
  return /^\p{L}{2}/u.test(word) && !stopWords.has(word) && !isTariffWord.test(word);
}

/** Whether a word judges or qualifies and names no goods by itself: "good", "long", "soon". */
export function isEverydayWord(word: string): boolean {
  return everydayWords.has(word);
}

/** Whether a word only states the material or the wearer. */
export function isQuality(word: string): boolean {
  return qualities.some((kind) => kind.has(word));
}

/** Whether both words state the same quality, such as cotton and polyester. */
export function areOfOneQuality(one: string, other: string): boolean {
  return qualities.some((kind) => kind.has(one) && kind.has(other));
}

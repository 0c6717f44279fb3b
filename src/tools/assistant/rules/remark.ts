import { isSupplierReply } from '@functions/_shared/domain/supplier-reply/read-supplier-reply.ts';
import { parseAmounts } from '@functions/_shared/domain/tariff-question/parse-amounts.ts';
import { isEverydayWord } from '@functions/_shared/domain/tariff-question/product-words.ts';
import type { Intent, PageQuestion } from './intent-kinds.ts';
import { readOffer } from './offered-price.ts';
import { isPageFollowUp } from './page-follow-up.ts';
import { shownFactories } from './shown-factories.ts';
import { type AssistantMessage, isRefusal, type Thread } from './thread.ts';
import type { ThreadRecord } from './thread-record.ts';

const maxWords = 12;
const maxMessagesBack = 6;

/** Words around a judgment that say nothing of goods: "is that a good price for me". */
const aroundJudgment = new Set(
  `a an the any one ones it that this these those they he she is are was be isn't it's that's and but so ok
   hmm oh wow too not no really actually price prices deal duty duties rate rates tariff tariffs quote offer
   cost costs number numbers result figure figures total lot much high low expensive cheap enough for me us to
   you think do does i we our what about just seem seems sound sounds look looks bit little than usual
   of now still at all there here as in my`
    .split(/\s+/)
    .filter(Boolean),
);
const judgmentBegins =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|hmm|oh|wow)\W+)*(?:(?:is|are|was|isn't)\s+(?:that|this|it|these|those|they|the (?:price|duty|rate|tariff|total|cost)s?)\b|(?:that|this|it|they)(?:'s| is| are|'re| seems?| looks?| sounds?)\b|(?:sounds?|seems?|looks?) (?:a (?:bit|little) )?(?:too )?(?:low|high|cheap|expensive|wrong|off)\b|what(?:'s| is) (?:normal|typical|usual|common|realistic|reasonable)\b|(?:do|does) (?:you think )?(?:that|this|it|they)\b)/i;
const verdict = /\b(?:high|low|expensive|cheap|much|a lot|enough)\b/i;
const ofPrice = /\b(?:price|deal|quote|offer|cost|expensive|cheap)\b/i;

const approval =
  /^(?:thanks?|thank|thx|ok|okay|great|perfect|cool|nice|good|well|yes|yeah|alright|sounds?|looks?|seems?|that|that's|works|makes?|this|it|it's|is|all|fine|right|fair|enough|about|sense|to|know|for|me|you|you're|are|i|see|understood|got|pretty|very|really|so|at|helpful|smart|awesome|amazing|interesting|impressive|wow|hmm|oh|ah|love|useful|clever|clear|then|a|job|work|answer|done|lot|much|man|mate|guys|buddy)$/i;
const positive =
  /\b(?:thanks?|thx|great|perfect|cool|nice|good|fine|right|fair|sense|know|see|understood|got|helpful|smart|awesome|amazing|interesting|impressive|wow|love|useful|clever|clear|works|well|done)\b/i;

const asksName =
  /^\W*(?:what(?:'s| is) your name|who are you|what are you|tell me about yourself|introduce yourself)\W*$/i;
const asksMaker = /\bwho (?:made|built|created|trained|programmed) you\b/i;
/** Of this site, not of a factory or a marketplace. */
const asksTrust =
  /^\W*(?:(?:so|but|ok(?:ay)?|hm+)\W+)*(?:(?:is|are) (?:this|that|it|you|you guys|brandbff)(?: site| website| thing)?(?: even| really| actually)? (?:an? )?(?:scams?|legit(?:imate)?|trustworthy|real company|fake|sketchy)|can i (?:really )?trust (?:you|this|this site)|(?:so )?what(?:'?s| is) the catch)\b/i;
const asksLimits =
  /\bwhat (?:can(?:'t|not)|can you not|do(?:n't| not)) you (?:do|know|answer)\b|\bwhat (?:can't|don't) you (?:do|know)\b/i;

const picks =
  /^\W*(?:(?:and|so|but|ok(?:ay)?)\W+)*(?:(?:which|what)(?: one| of (?:them|these|those)| country| factory| option| place)?(?:'s| is| would be| are)(?: the)? (?:best|better|right|cheapest|safest|fastest|easiest)(?: one| option| country| choice| factory)?(?: then| now| for (?:me|us|that|it|this))?|(?:which|what)(?: one| of (?:them|these|those)| country| factory| option| place)? (?:would|should|do|can|could) (?:you|i|we) (?:use|pick|choose|take|recommend|prefer|go (?:with|for))(?: then| now| for (?:me|us|that|it|this))?|(?:is|are) there (?:a |any )?better (?:country|countries|one|option|place|factory))\W*$/i;
const asksSince =
  /^\W*(?:(?:and|but|so)\W+)?(?:(?:since|from|as of) when\b|when did (?:it|that|this|they) (?:start|begin|come)\b|how long has (?:it|that|this) (?:been|existed)\b)/i;
const asksIncluded =
  /^\W*(?:(?:and|so|but)\W+)?what (?:do|would|will) (?:i|we) get(?: for (?:that|it|this))?\W*$/i;
const asksWhy =
  /^\W*(?:(?:and|but|so|ok(?:ay)?)\W+)?why(?: (?:is|are) (?:that|it|this|they))?(?: so)?\W*$/i;
const asksWhyHigher =
  /^\W*(?:(?:and|but|so)\W+)?why (?:is|are|does|do) \p{L}+(?: \p{L}+)? (?:so |rated |ranked )?(?:higher|lower|better|best|first|high|low|good|bad|more|less)\b/iu;
const asksToChange =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|please|can you|could you)\W+)*(?:send (?:it|that|this)|e-?mail (?:it|that|this)|is (?:it|that|this) too (?:long|short)|(?:make|write|keep) (?:it|that|this) (?:\w+ )?(?:shorter|longer|friendlier|simpler|nicer|better)|(?:change|edit|shorten|translate) (?:it|that|this))\b/i;
const needsOne = /\b(?:need|have|get|buy|without) (?:one|it|a bond|that)\b/i;
const bondWord = /\bcustoms bond\b|\b(?:import|entry) bond\b|\bbond\b/i;

/**
 * What a short message says about the answer before it, in everyday words that name no goods: "is that
 * good", "that's fine", "which would you use", "since when". Undefined for everything else.
 */
export function readRemark(
  text: string,
  thread: Thread,
  { asked }: Pick<ThreadRecord, 'asked'>,
): Intent | undefined {
  if (text.trim().split(/\s+/).length > maxWords) return undefined;
  if (asksName.test(text)) return { kind: 'identity', about: 'name' };
  if (asksMaker.test(text)) return { kind: 'identity', about: 'maker' };
  if (asksTrust.test(text)) return { kind: 'identity', about: 'trust' };
  if (asksLimits.test(text)) return { kind: 'identity', about: 'limits' };
  const last = thread.findLast((message): message is AssistantMessage => message.role !== 'user');
  const offer = readOffer(text);
  if (offer !== undefined) return offer;
  const bond = readBond(text, last);
  if (bond !== undefined) return bond;
  if (isApproval(text)) return { kind: 'approval', goods: '' };
  if (picks.test(text)) return readPick(thread, last, asked);
  if (last !== undefined && asksSince.test(text)) return readSince(last, thread);
  if (last !== undefined && asksWhy.test(text)) {
    return ratesCountries(asked) ? { kind: 'why-rating' } : undefined;
  }
  if (asksWhyHigher.test(text) && ratesCountries(asked)) return { kind: 'why-rating' };
  if (last !== undefined && asksIncluded.test(text)) {
    return pricesGoods(asked) ? { kind: 'included' } : undefined;
  }
  if (last !== undefined && asksToChange.test(text)) return readChange(thread, last);
  return isJudgment(text) && !isPageFollowUp(text, thread)
    ? readJudgment(text, thread, last, asked)
    : undefined;
}

/** Whether a message only judges what was said: "is that a fair price", "that's a lot". */
export function isJudgment(text: string): boolean {
  if (!judgmentBegins.test(text)) return false;
  const words = wordsOf(text);
  return (
    words.every((word) => isEverydayWord(word) || aroundJudgment.has(word)) &&
    (words.some(isEverydayWord) || verdict.test(text))
  );
}

function isApproval(text: string): boolean {
  const words = wordsOf(text);
  const begins = /^\W*(?:is|are|do|does|about|for|to|a|all|so|very|really)\b/i.test(text);
  const isLot = /\ba lot\b/i.test(text) && !/\bthank/i.test(text);
  return (
    words.length > 0 &&
    !text.includes('?') &&
    !begins &&
    !isLot &&
    positive.test(text) &&
    words.every((word) => approval.test(word))
  );
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}'-]+/gu) ?? []
  );
}

/** "Do I need one for a $1,800 order", below an answer about bonds. */
function readBond(text: string, last: AssistantMessage | undefined): Intent | undefined {
  const titles = last?.cards.flatMap((card) =>
    card.kind === 'pages' ? card.sources.slice(0, 1).map(({ title }) => title) : [],
  );
  const isOfBonds =
    bondWord.test(text) || (needsOne.test(text) && titles?.some((title) => bondWord.test(title)));
  if (!isOfBonds || !/\bneed|\bwithout|\brequired/i.test(text)) return undefined;
  const { shipmentValueUsd, unitValueUsd } = parseAmounts(text);
  const valueUsd = shipmentValueUsd ?? unitValueUsd;
  return valueUsd === undefined ? undefined : { kind: 'bond', valueUsd };
}

function readPick(
  thread: Thread,
  last: AssistantMessage | undefined,
  asked: Intent | undefined,
): Intent {
  const shown = shownFactories(thread);
  if (shown?.isLast) {
    const { query, factories } = shown;
    return { kind: 'shown-factories', topic: 'choice', goods: query, query, factories };
  }
  if (last?.cards.some(({ kind }) => kind === 'factories')) return { kind: 'factory-check' };
  const compared = asked?.kind === 'countries' ? asked.originCodes : [];
  return {
    kind: 'decide',
    goods: '',
    units: null,
    originCodes: compared.length > 1 ? compared : [],
    isChoice: true,
  };
}

function pricesGoods(intent: Intent | undefined): boolean {
  return (
    intent?.kind === 'price' || intent?.kind === 'price-check' || intent?.kind === 'landed-cost'
  );
}

/** The duty given last, also where it was judged or taken apart since. */
function recentDuty(thread: Thread) {
  return thread
    .slice(-maxMessagesBack)
    .flatMap((message) => (message.role === 'assistant' ? message.cards : []))
    .findLast((card) => card.kind === 'tariff');
}

function ratesCountries(intent: Intent | undefined): boolean {
  return intent?.kind === 'countries';
}

/** Parts of an answer that name a day: "since Jul 24, 2026". */
const namesDay = /\b(?:since|from|as of|on|in)\b[^.]*\b(?:19|20)\d\d\b/i;

function readSince(last: AssistantMessage, thread: Thread): Intent | undefined {
  const hasPages = last.cards.some(({ kind }) => kind === 'pages');
  const card = hasPages ? undefined : recentDuty(thread);
  if (card?.kind === 'tariff') {
    return card.result.status === 'answered'
      ? { kind: 'about-duty', topic: 'since', duties: [card.result], law: null }
      : undefined;
  }
  const sentence = last.content
    .split(/(?<=[.!?])\s+(?=[A-Z])/)
    .find((each) => !each.startsWith('Source:') && namesDay.test(each));
  return { kind: 'since', sentence: sentence ?? null };
}

/** "Send it" below a draft or a request for quotes, which are the visitor's own. */
function readChange(thread: Thread, last: AssistantMessage): Intent | undefined {
  const isDraft = last.cards.some(({ kind }) => kind === 'draft');
  const asked = thread.findLast(({ role }) => role === 'user')?.content ?? '';
  const isRequest = /\brfqs?\b|\bquotes?\b|\bquotations?\b/i.test(asked) || isSupplierReply(asked);
  const hasTool = last.cards.some(({ kind }) => kind === 'tool');
  const isSaidBefore = thread.some(
    (message) =>
      message.role === 'user' &&
      /\b(?:rfq|request for (?:a )?quot|write (?:me )?an? rfq)/i.test(message.content),
  );
  return isDraft || (isRequest && hasTool) || isSaidBefore ? { kind: 'own-draft' } : undefined;
}

const tooMuch = /\b(?:too (?:much|expensive|high)|a lot|so much|expensive|steep|pricey)\b/i;

/** The page quoted last says what a first product takes. */
function asksMoney(last: AssistantMessage | undefined): boolean {
  return /\$\d+K\b/.test(last?.content ?? '');
}

const feasible =
  /\b(?:realistic|unrealistic|possible|impossible|doable|feasible|crazy|insane|enough|too (?:soon|fast|late|tight|little))\b/i;
const launches = /\b(?:launch|sell|start|ready|brand|product|line|order|make|made)\b/i;
const statesTime =
  /\b(?:in|within|only|just)\s+(?:an?|one|two|three|four|\d+)\s+(?:days?|weeks?|months?)\b|\b(?:by|before|until)\s+\p{L}/iu;
const statesMoney = /\$\s?\d|\b\d[\d,.]*k?\s?(?:dollars|bucks|usd)\b|\bbudget\b/i;

/** "Is that realistic", of a plan that names a time or a sum. */
function readFeasibility(thread: Thread): Intent | undefined {
  const plan = thread.findLast(({ role }) => role === 'user')?.content ?? '';
  if (!launches.test(plan)) return undefined;
  const questions: PageQuestion[] = [
    ...(statesMoney.test(plan) ? (['first-money'] as const) : []),
    ...(statesTime.test(plan) ? (['launch-time'] as const) : []),
  ];
  return questions.length === 0 ? undefined : { kind: 'ask-pages', questions };
}

function readJudgment(
  text: string,
  thread: Thread,
  last: AssistantMessage | undefined,
  asked: Intent | undefined,
): Intent | undefined {
  const isPrice = ofPrice.test(text);
  const plan = !isPrice && feasible.test(text) ? readFeasibility(thread) : undefined;
  if (plan !== undefined) return plan;
  if (!isPrice && last !== undefined && isRefusal(last))
    return { kind: 'judge-unknown', goods: '' };
  const card = last?.cards.find(({ kind }) => kind !== 'people');
  if (card?.kind === 'pages' && tooMuch.test(text) && asksMoney(last)) {
    return { kind: 'ask-pages', questions: ['start-alone'] };
  }
  if (card?.kind === 'pages') return undefined;
  if (card?.kind === 'factories') return { kind: 'factory-check' };
  if (card?.kind === 'tariff' && card.result.status === 'answered' && !isPrice) {
    return { kind: 'about-duty', topic: 'judge', duties: [card.result], law: null };
  }
  const intent = card === undefined ? undefined : asked;
  if (intent?.kind === 'earnings') return { kind: 'earnings-check' };
  if (ratesCountries(intent) && !isPrice) return { kind: 'why-rating' };
  return { kind: 'judgment', goods: '', isPrice };
}

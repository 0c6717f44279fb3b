import { takeAmounts } from '@functions/_shared/domain/tariff-question/languages/amounts.ts';
import type { AnswerLanguage } from '@functions/_shared/domain/tariff-question/languages/answer-languages.ts';
import { detectLanguage } from '@functions/_shared/domain/tariff-question/languages/detect-language.ts';
import { type AssistantMessage, isRefusal, type TariffCard, type Thread } from './thread.ts';

/** A question in another language that goes on from the duty answered in it. */
export type ForeignFollowUp = { language: AnswerLanguage; duty: TariffCard; text: string } & (
  | { asks: 'since' }
  /** The duty on so many pieces, of which no value was named. */
  | { asks: 'needs-value'; units: number }
  /** The duty on pieces of a value; null where no number was said. */
  | { asks: 'amount'; units: number | null }
);

const maxWords = 14;
const maxMessagesBack = 8;

const asksSince: Readonly<Record<AnswerLanguage, RegExp>> = {
  es: /\bdesde cu[aá]ndo\b|\ba partir de cu[aá]ndo\b/i,
  de: /\b(?:seit|ab) wann\b/i,
  fr: /\bdepuis quand\b|\bpartir de quand\b/i,
  tr: /\bne zamand[ae]n\b|\bne zamand[ıi]r\b/i,
  zh: /什么时候(?:开始|起)|什麼時候(?:開始|起)|从何时|何时(?:开始|起)|从什么时候/,
};
/** A number of pieces behind "for" or alone, without a word for them. */
const bareUnits =
  /(?:\b(?:para|por|son|für|pour|de|sind|wären)\s+|^\W*(?:y |und |et |ya )?)(\d[\d.,]*)(?=\s*(?:[?.!]|$|unidades|piezas|stück|pièces|adet|tane|件|y\b|und\b|et\b))/iu;

/** Reads it; undefined for a question that names goods or a country, which the lookup reads itself. */
export function readForeignFollowUp(text: string, thread: Thread): ForeignFollowUp | undefined {
  if (text.trim().split(/\s+/).length > maxWords) return undefined;
  const before = answeredInLanguage(thread);
  if (before === undefined || (detectLanguage(text) ?? before.language) !== before.language) {
    return undefined;
  }
  const { language, duty } = before;
  if (asksSince[language].test(text)) return { language, duty, text, asks: 'since' };
  const { english } = takeAmounts(text, language);
  const units = unitsOf(text, language);
  if (english.some((amount) => amount.includes('$'))) {
    return { language, duty, text, asks: 'amount', units: units ?? unitsBefore(thread, language) };
  }
  if (units === null) return undefined;
  return duty.result.unitValueUsd === null
    ? { language, duty, text, asks: 'needs-value', units }
    : { language, duty, text, asks: 'amount', units };
}

function answeredInLanguage(
  thread: Thread,
): { language: AnswerLanguage; duty: TariffCard } | undefined {
  for (const message of thread.slice(-maxMessagesBack).toReversed()) {
    if (message.role !== 'assistant' || isRefusal(message)) continue;
    if (message.language === undefined) return undefined;
    const duty = dutyOf(message);
    if (duty !== undefined) return { language: message.language, duty };
  }
  return undefined;
}

function dutyOf({ cards }: AssistantMessage): TariffCard | undefined {
  const [card] = cards.filter((each) => each.kind === 'tariff');
  return card?.result.status === 'answered' ? card : undefined;
}

function unitsOf(text: string, language: AnswerLanguage): number | null {
  const { english, remainder } = takeAmounts(text, language);
  const counted = english.find((amount) => amount.endsWith('pieces'));
  const digits = /\d[\d.,]*/.exec(counted ?? '')?.[0] ?? bareUnits.exec(remainder)?.[1];
  const units = Number((digits ?? '').replaceAll(/[.,](?=\d{3}(?!\d))/g, ''));
  return Number.isInteger(units) && units > 1 ? units : null;
}

/** The number of pieces that was asked about before the value was said. */
function unitsBefore(thread: Thread, language: AnswerLanguage): number | null {
  const asked = thread
    .slice(-maxMessagesBack)
    .filter(({ role }) => role === 'user')
    .map(({ content }) => unitsOf(content, language));
  return asked.findLast((units) => units !== null) ?? null;
}

/** The parts of a duty that have a day, as the answer names them, with it ('YYYY-MM-DD'). */
export function datedParts(
  thread: Thread,
  { duty }: Pick<ForeignFollowUp, 'duty'>,
): readonly { part: string; day: string }[] {
  const answers = thread.filter(({ role, content }) => role === 'assistant' && content !== '');
  return duty.result.layers.flatMap(({ kind, ratePct, heading, effectiveFrom, rateText }) => {
    if (kind === 'base' || ratePct === 0 || effectiveFrom === null) return [];
    const named = answers
      .flatMap(({ content }) => content.split(/[;；]|[:：](?=\s|[^\d])/))
      .findLast((part) => heading !== null && part.includes(heading));
    const part = named?.slice(0, named.indexOf(heading ?? '') + (heading ?? '').length).trim();
    const end = part?.includes('（') ? '）' : ')';
    return [
      { part: part === undefined ? (heading ?? rateText) : `${part}${end}`, day: effectiveFrom },
    ];
  });
}

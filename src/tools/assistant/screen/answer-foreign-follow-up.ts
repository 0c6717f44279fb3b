import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { detectLanguage } from '@functions/_shared/domain/tariff-question/languages/detect-language.ts';
import { foreignCopy } from '../foreign-copy.ts';
import { datedParts, type ForeignFollowUp } from '../rules/foreign-follow-up.ts';
import { previousTariffQuery, type Thread } from '../rules/thread.ts';
import type { AssistantServices } from '../services.ts';
import { type Answer, answer } from './answer.ts';
import { answerTariff } from './answer-duty.ts';

/** The contract's limit. */
const maxTariffQueryLength = 500;

/**
 * Since when the duty above is charged, or what it comes to, in its language.
 * @throws when the lookup fails
 */
export async function answerForeignFollowUp(
  asked: ForeignFollowUp,
  thread: Thread,
  services: AssistantServices,
): Promise<Answer> {
  const { language, text } = asked;
  const copy = foreignCopy[language];
  if (asked.asks === 'since') {
    const parts = datedParts(thread, asked).map(({ part, day }) =>
      copy.since(part, dayIn(day, language)),
    );
    return { ...answer(parts.length === 0 ? copy.noDay : parts.join(' '), []), language };
  }
  if (asked.asks === 'needs-value') {
    return { ...answer(copy.needsValue(asked.units.toLocaleString(language)), []), language };
  }
  const inLanguage = detectLanguage(text) === undefined ? `${copy.duty} ${text}` : text;
  const counted = asked.units === null ? inLanguage : `${inLanguage} ${copy.pieces(asked.units)}`;
  return answerTariff(
    {
      query: cutText(counted, maxTariffQueryLength),
      previousQuery: cutText(previousTariffQuery(thread) ?? '', maxTariffQueryLength),
    },
    services,
  );
}

/** @param day 'YYYY-MM-DD' */
function dayIn(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
}

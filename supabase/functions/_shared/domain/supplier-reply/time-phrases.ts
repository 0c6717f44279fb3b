import type { Figure } from './figures.ts';
import type { QuoteLine } from './quote-parts.ts';
import { isCorrection } from './read-steps.ts';

/** "So now 5-6 weeks", or a line that takes back something. */
export function isLastWord(figure: Figure, line: QuoteLine): boolean {
  const before = line.text.slice(0, figure.start - line.start);
  return (
    /(?<!\p{L})(?:now|actually|currently|at the moment|ahora|jetzt|agora|maintenant|şu an)\s(?:(?:it )?is |it['’]s |about |around |takes? |es |sind |c['’]est )?$/iu.test(
      before,
    ) ||
    (isCorrection(line.text) && !/sorry to/i.test(line.text))
  );
}

/** "Not 60 like before", "instead of 30 days". */
export function isTakenBack(figure: Figure, line: QuoteLine): boolean {
  return /(?<!\p{L})(?:not|instead of|rather than|was|were|used to be|statt|en vez de|au lieu de|değil)\s(?:the )?(?:usual )?$/iu.test(
    line.text.slice(0, figure.start - line.start),
  );
}

/** "Please check within 3 days": what the buyer is to do. */
export function isDeadline(figure: Figure, line: QuoteLine): boolean {
  return /(?<!\p{L})(?:check|reply|confirm|answer|inform|respond|let us know|claim|contact us)\s(?:\p{L}{1,10}\s){0,2}(?:within|in)\s$/iu.test(
    line.text.slice(0, figure.start - line.start),
  );
}

/** "+ sea 28-35 days" */
export function isSailing(figure: Figure, line: QuoteLine): boolean {
  const before = line.text.slice(0, figure.start - line.start);
  return /(?:by |\+\s?|\b)(?:sea|air|train|(?<=by )ship|shipping|dhl|fedex|ups|express|transit)(?: time| shipping| freight)?\s?(?:is|about|:|take|takes|need)?\s*$/i.test(
    before,
  );
}

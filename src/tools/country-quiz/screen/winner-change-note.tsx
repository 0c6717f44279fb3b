import { mapCountryLabels } from '@functions/_shared/domain/manufacturing-countries.ts';
import { Card } from '@/components/ui/card.tsx';
import { type CountryQuizContent, optionLabel } from '../copy.ts';
import type { WinnerChange } from '../rules/winner-change.ts';

type WinnerChangeNoteProps = { words: CountryQuizContent; change: WinnerChange | null };

/** How firm the first place is. */
export function WinnerChangeNote({ words, change }: WinnerChangeNoteProps) {
  const { winnerChange } = words.report;
  return (
    <Card ground="butter">
      <h4 className="text-title">{winnerChange.title}</h4>
      {change ? (
        <p className="mt-2 max-w-measure">
          {winnerChange[change.kind](
            words.questions[change.question].short,
            optionLabel(change.question, change.option),
            mapCountryLabels[change.winner],
          )}{' '}
          {winnerChange.lead(change.leadPoints)}
        </p>
      ) : (
        <p className="mt-2 max-w-measure">{winnerChange.none}</p>
      )}
    </Card>
  );
}

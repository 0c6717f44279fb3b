import {
  type MapCountry,
  mapCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { StrategyBuilderContent } from '../copy.ts';
import type { MixProblem } from '../rules/shares.ts';

export type MixVerdictProps = {
  words: StrategyBuilderContent['mix'];
  /** The name of today's country. */
  home: string;
  problems: readonly MixProblem<MapCountry>[];
  onMend: () => void;
};

/** Whether the shares are taken, and if not, why. */
export function MixVerdict({ words, home, problems, onMend }: MixVerdictProps) {
  const [isMended, setMended] = useState(false);
  const isTaken = problems.length === 0;
  return (
    <div className="flex flex-col items-start gap-3">
      <div role="status">
        {isTaken ? (
          <p className="flex items-start gap-2 font-medium text-leaf">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {isMended ? words.fixed : words.accepted}
          </p>
        ) : (
          <div className="flex items-start gap-2 text-risk-high">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <div>
              <p className="font-semibold">{words.notAccepted}</p>
              <ul>
                {problems.map((problem) => {
                  const sentence = problemText(words.problems, home, problem);
                  return <li key={sentence}>{sentence}</li>;
                })}
              </ul>
            </div>
          </div>
        )}
      </div>
      {/* Stays after the press, shut, so that the focus has a place. */}
      {(!isTaken || isMended) && (
        <Button
          size="sm"
          variant="secondary"
          data-print="hide"
          aria-disabled={isTaken}
          onClick={() => {
            if (isTaken) return;
            setMended(true);
            onMend();
          }}
        >
          {words.fix}
        </Button>
      )}
    </div>
  );
}

function problemText(
  words: MixVerdictProps['words']['problems'],
  home: string,
  problem: MixProblem<MapCountry>,
): string {
  switch (problem.kind) {
    case 'over-100':
      return words.over100(`${problem.totalPct}%`);
    case 'new-country-over':
      return words.newCountryOver(
        mapCountryLabels[problem.country],
        `${problem.sharePct}%`,
        `${problem.maxPct}%`,
      );
    case 'kept-over':
      return words.keptOver(home, `${problem.sharePct}%`, `${problem.maxPct}%`);
  }
}

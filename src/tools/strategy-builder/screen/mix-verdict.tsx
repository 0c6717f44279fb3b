import {
  type MapCountry,
  mapCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { MixProblem } from '@functions/_shared/domain/strategy/shares.ts';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { strategyBuilderCopy } from '../copy.ts';

const copy = strategyBuilderCopy.mix;

type MixVerdictProps = {
  /** The name of the current country. */
  home: string;
  problems: readonly MixProblem<MapCountry>[];
  onFix: () => void;
};

/** Whether the shares are accepted, and if not, why. */
export function MixVerdict({ home, problems, onFix }: MixVerdictProps) {
  const [isFixed, setFixed] = useState(false);
  const isAccepted = problems.length === 0;
  return (
    <div className="flex flex-col items-start gap-3">
      <div role="status">
        {isAccepted ? (
          <p className="flex items-start gap-2 font-medium text-leaf">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {isFixed ? copy.fixed : copy.accepted}
          </p>
        ) : (
          <div className="flex items-start gap-2 text-risk-high">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <div>
              <p className="font-semibold">{copy.notAccepted}</p>
              <ul>
                {problems.map((problem) => {
                  const sentence = problemText(home, problem);
                  return <li key={sentence}>{sentence}</li>;
                })}
              </ul>
            </div>
          </div>
        )}
      </div>
      {/* Stays after the press, disabled, so that it keeps the focus. */}
      {(!isAccepted || isFixed) && (
        <Button
          size="sm"
          variant="secondary"
          data-print="hide"
          aria-disabled={isAccepted}
          onClick={() => {
            if (isAccepted) return;
            setFixed(true);
            onFix();
          }}
        >
          {copy.fix}
        </Button>
      )}
    </div>
  );
}

function problemText(home: string, problem: MixProblem<MapCountry>): string {
  const { problems } = copy;
  switch (problem.kind) {
    case 'over-100':
      return problems.over100(`${problem.totalPct}%`);
    case 'new-country-over':
      return problems.newCountryOver(
        mapCountryLabels[problem.country],
        `${problem.sharePct}%`,
        `${problem.maxPct}%`,
      );
    case 'kept-over':
      return problems.keptOver(home, `${problem.sharePct}%`, `${problem.maxPct}%`);
  }
}

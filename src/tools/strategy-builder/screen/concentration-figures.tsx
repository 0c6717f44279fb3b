import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import { noFigure } from '@/lib/format.ts';
import type { StrategyBuilderContent } from '../copy.ts';
import { concentrationToday } from '../rules/roadmap.ts';
import { type CountryMix, concentration, keptSharePct } from '../rules/shares.ts';

export type ConcentrationFiguresProps = {
  words: StrategyBuilderContent['mix'];
  mix: CountryMix;
  /** A refused mix has no figure: it is no plan. */
  isTaken: boolean;
};

/** How much hangs together, before and after. */
export function ConcentrationFigures({ words, mix, isTaken }: ConcentrationFiguresProps) {
  const after = concentration([
    keptSharePct(mix),
    ...mix.newCountries.map(({ sharePct }) => sharePct),
  ]);
  const like = (index: number) => words.equal((1 / index).toFixed(1).replace('.0', ''));
  return (
    <div>
      <SpecSheet className="lg:grid-cols-2">
        <SpecLabel caption={words.before} value={concentrationToday.toFixed(2)} note={words.one} />
        <SpecLabel
          caption={words.after}
          value={isTaken ? after.toFixed(3).replace(/0$/, '') : noFigure}
          note={isTaken ? like(after) : undefined}
        />
      </SpecSheet>
      <p className="mt-3 text-sm text-muted">
        {words.indexNote}. {words.estimate}
      </p>
    </div>
  );
}

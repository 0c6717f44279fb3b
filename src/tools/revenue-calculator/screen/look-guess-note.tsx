import { designStyleLabels } from '@functions/_shared/domain/design-styles.ts';
import type { RevenueCalculatorContent } from '../copy.ts';
import { guessLook } from '../rules/guess-look.ts';

type LookGuessNoteProps = { words: RevenueCalculatorContent['look']; lookWords: string };

/** What the visitor's words were taken to mean, said to be a guess. */
export function LookGuessNote({ words, lookWords }: LookGuessNoteProps) {
  const guess = guessLook(lookWords);
  const styles = guess.styles.map((style) => designStyleLabels[style]);
  return (
    <div data-ground="sky" className="rounded-field p-4 text-sm">
      <p className="spec-print">{words.guessLabel}</p>
      <p className="mt-1 font-semibold">
        {styles.length > 0 ? words.guessStyles(styles.join(', ')) : words.guessNone}
      </p>
      {guess.colors.length > 0 && (
        <ul aria-label={words.colorsLabel} className="mt-2 flex gap-2">
          {guess.colors.map((color) => (
            <li key={color} className="flex flex-col items-center gap-1">
              <span
                aria-hidden="true"
                className="size-8 rounded-full border border-ink"
                style={{ backgroundColor: color }}
              />
              <span className="sr-only">{color}</span>
            </li>
          ))}
        </ul>
      )}
      {guess.handle && <p className="mt-2">{words.guessHandle(guess.handle)}</p>}
      {styles.length > 0 && <p className="mt-2">{words.guessNote}</p>}
    </div>
  );
}

import type { KeyFigure } from '@functions/_shared/domain/tool-inputs/link-figures.ts';
import type { OriginResult } from './tariff-result.ts';

type ChangeWords = Record<'duty' | 'landed', (change: string, from?: string) => string>;

/** What a link keeps of a result: the duty of each origin, and its landed cost where there is one. */
export function keyFigures(results: readonly OriginResult[], words: ChangeWords): KeyFigure[] {
  return results.flatMap(({ originName, stack, cost }): KeyFigure[] => {
    const from = results.length > 1 ? originName : undefined;
    return [
      {
        value: stack.totalPct ?? stack.minimumPct,
        unit: 'points',
        words: (change) => words.duty(change, from),
      },
      ...(cost === null
        ? []
        : [
            {
              value: cost.perUnit.totalUsd,
              unit: 'usdCents' as const,
              words: (change: string) => words.landed(change, from),
            },
          ]),
    ];
  });
}

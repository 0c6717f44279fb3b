import { Section } from '@/components/ui/section.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import type { Figure, Ground } from '@/content/types.ts';

type FigureStripProps = { figures: readonly Figure[]; ground?: Ground };

/** The page's key figures, styled like print on a carton. */
export function FigureStrip({ figures, ground }: FigureStripProps) {
  return (
    <Section ground={ground}>
      <SpecSheet className="lg:grid-cols-4">
        {figures.map((figure) => (
          <SpecLabel key={figure.label} caption={figure.label} value={figure.value} />
        ))}
      </SpecSheet>
    </Section>
  );
}

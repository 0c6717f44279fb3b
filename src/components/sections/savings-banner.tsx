import { Section } from '@/components/ui/section.tsx';
import type { Figure } from '@/content/types.ts';

type SavingsBannerProps = { words: { title: string; text: string; figures: readonly Figure[] } };

/** What better sourcing is worth, in large figures. */
export function SavingsBanner({ words }: SavingsBannerProps) {
  return (
    <Section ground="tomato" edge="perforated">
      <div className="grid items-end gap-8 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <h2 className="text-display-2">{words.title}</h2>
          <p className="mt-5 max-w-measure text-lead">{words.text}</p>
        </div>
        <dl className="grid gap-6 min-[20rem]:grid-cols-2">
          {words.figures.map((figure) => (
            <div key={figure.label} className="border-t-[1.5px] border-white pt-3">
              <dt className="spec-print">{figure.label}</dt>
              <dd className="mt-2 font-display text-figure">{figure.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

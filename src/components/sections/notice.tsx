import { Glyph } from '@/components/ui/glyph.tsx';
import { Section } from '@/components/ui/section.tsx';

/** Something visitors must know before they read on. */
export function Notice({ text }: { text: string }) {
  return (
    <Section className="pb-0">
      <p className="flex max-w-3xl items-start gap-3 rounded-card border-[1.5px] border-dashed border-ink p-5">
        <Glyph name="info" className="mt-0.5 size-5 shrink-0" />
        {text}
      </p>
    </Section>
  );
}

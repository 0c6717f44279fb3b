import { CopyButton } from '@/components/ui/copy-button.tsx';
import type { DesignInspirationContent } from '@/content/design-inspiration.ts';

type PaletteListProps = {
  words: DesignInspirationContent['palette'];
  title: string;
  /** Hex colours, the most important first. */
  colours: readonly string[];
};

/** Colours as strips of a paint card; a press on the code copies it. */
export function PaletteList({ words, title, colours }: PaletteListProps) {
  return (
    <section aria-label={title}>
      <p className="spec-print">{title}</p>
      <ul className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {colours.map((hex) => (
          <li
            key={hex}
            className="overflow-hidden rounded-chip border-[1.5px] border-ink bg-white text-center"
          >
            <span
              aria-hidden="true"
              className="block h-10 border-b-[1.5px] border-ink"
              style={{ backgroundColor: hex }}
            />
            <CopyButton
              text={hex}
              label={hex}
              copiedLabel={words.copied}
              fallbackLabel={words.copyFallback}
              aria-label={words.copy(hex)}
              variant="tertiary"
              size="sm"
              className="w-full font-mono text-label font-normal no-underline"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

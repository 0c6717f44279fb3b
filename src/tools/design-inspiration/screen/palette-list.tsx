import { CopyButton } from '@/components/ui/copy-button.tsx';
import type { DesignInspirationContent } from '../copy.ts';

type PaletteListProps = {
  words: DesignInspirationContent['palette'];
  title: string;
  /** Hex colors, the most important first. */
  colors: readonly string[];
};

/** Colors as strips of a paint card; a press on the code copies it. */
export function PaletteList({ words, title, colors }: PaletteListProps) {
  return (
    <section aria-label={title}>
      <p className="spec-print">{title}</p>
      <ul className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {colors.map((hex) => (
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

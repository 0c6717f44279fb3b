import { CopyButton } from '@/components/ui/copy-button.tsx';
import { designInspirationCopy } from '../copy.ts';

const { palette } = designInspirationCopy;

type PaletteListProps = {
  title: string;
  /** Hex colors, the most important first. */
  colors: readonly string[];
};

/** Colors as a paint card; pressing a code copies it. */
export function PaletteList({ title, colors }: PaletteListProps) {
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
              copiedLabel={palette.copied}
              fallbackLabel={palette.copyFallback}
              aria-label={palette.copy(hex)}
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

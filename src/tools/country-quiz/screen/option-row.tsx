import { cn } from '@/lib/cn.ts';

type OptionRowProps = {
  kind: 'radio' | 'checkbox';
  name: string;
  label: string;
  /** The key that chooses it, shown where there is a keyboard. */
  keyHint: string;
  checked: boolean;
  /** As many are chosen as may be. */
  blocked: boolean;
  onChoose: () => void;
};

/** One answer, as wide as the card, easy to hit with a thumb. */
export function OptionRow({
  kind,
  name,
  label,
  keyHint,
  checked,
  blocked,
  onChoose,
}: OptionRowProps) {
  return (
    <label
      className={cn(
        'flex min-h-14 items-center gap-3 rounded-card border-[1.5px] px-4 py-3 font-medium',
        'transition-colors duration-150 has-checked:bg-butter has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink',
        blocked
          ? 'cursor-not-allowed border-ink/30 text-muted'
          : 'cursor-pointer border-ink bg-white hover:bg-butter/40',
      )}
    >
      <input
        type={kind}
        name={name}
        checked={checked}
        aria-disabled={blocked || undefined}
        // A click on the answer already given goes on as well, where `change` would stay silent.
        onClick={() => {
          if (!blocked) onChoose();
        }}
        onChange={() => {}}
        className="size-5 shrink-0 accent-ink outline-none"
      />
      <span className="flex-1">{label}</span>
      <span
        aria-hidden="true"
        className="hidden size-7 place-items-center rounded-chip border border-ink/40 font-mono text-label sm:grid"
      >
        {keyHint}
      </span>
    </label>
  );
}

import { useId } from 'react';
import { cn } from '@/lib/cn.ts';

type Choice<Value extends string> = { value: Value; label: string; text: string };

type ChoiceCardsProps<Value extends string> = {
  id: string;
  label: string;
  choices: readonly Choice<Value>[];
  value: Value | '';
  onValueChange: (value: Value) => void;
};

/** Radio buttons as cards, each with a line of explanation. */
export function ChoiceCards<Value extends string>({
  id,
  label,
  choices,
  value,
  onValueChange,
}: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset id={id} className="min-w-0">
      <legend className="mb-2 font-semibold leading-snug">{label}</legend>
      <div className={cn('grid gap-3 sm:grid-cols-2', choices.length === 3 && 'lg:grid-cols-3')}>
        {choices.map((choice) => {
          const isChosen = choice.value === value;
          return (
            <label
              key={choice.value}
              className={cn(
                'flex min-h-14 cursor-pointer items-start gap-3 rounded-field border-[1.5px] border-ink p-4 transition-colors',
                isChosen ? 'bg-butter' : 'bg-white hover:bg-butter/40',
              )}
            >
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={isChosen}
                onChange={() => onValueChange(choice.value)}
                aria-describedby={`${name}-${choice.value}`}
                aria-label={choice.label}
                className="mt-1 size-4 shrink-0 accent-ink"
              />
              <span className="min-w-0">
                <span className="block font-semibold">{choice.label}</span>
                <span id={`${name}-${choice.value}`} className="block text-sm">
                  {choice.text}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

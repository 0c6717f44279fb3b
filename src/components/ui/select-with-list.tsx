import * as RadixSelect from '@radix-ui/react-select';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useFieldControl } from '@/components/ui/field-context.ts';
import { PageStaysReadable } from '@/components/ui/page-stays-readable.tsx';
import { type SelectOption, type SelectProps, selectClass } from '@/components/ui/select.tsx';
import { cn } from '@/lib/cn.ts';

type SelectWithListProps<Value extends string> = SelectProps<Value> & {
  /** Takes the focus when it appears: it stands in for what had it. */
  takesFocus: boolean;
  startsOpen: boolean;
};

/** The select as it works: its list opens below it. */
export function SelectWithList<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  name,
  disabled,
  takesFocus,
  startsOpen,
  className,
  ref,
  ...props
}: SelectWithListProps<Value>) {
  const field = useFieldControl(props);
  // The list belongs to the landmark or the dialog that its trigger is in.
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);

  function choose(chosen: string) {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onValueChange(option.value);
  }

  return (
    <RadixSelect.Root
      value={value}
      onValueChange={choose}
      name={name}
      disabled={disabled}
      defaultOpen={startsOpen}
    >
      <RadixSelect.Trigger
        {...props}
        {...field}
        ref={(node) => {
          setLandmark(node?.closest<HTMLElement>('main, [role="dialog"]') ?? null);
          if (typeof ref === 'function') return ref(node);
          if (ref) ref.current = node;
        }}
        autoFocus={takesFocus}
        className={cn(selectClass, className)}
      >
        <RadixSelect.Value placeholder={placeholder} />
        <RadixSelect.Icon asChild>
          <ChevronDown aria-hidden="true" className="size-5" />
        </RadixSelect.Icon>
      </RadixSelect.Trigger>
      <RadixSelect.Portal container={landmark}>
        <RadixSelect.Content
          position="popper"
          sideOffset={6}
          className={cn(
            'z-50 max-h-[min(22rem,var(--radix-select-content-available-height))]',
            'w-[var(--radix-select-trigger-width)] min-w-52 overflow-hidden rounded-field',
            'border-[1.5px] border-ink bg-white text-ink shadow-stack animate-fade-in',
          )}
        >
          <PageStaysReadable />
          <RadixSelect.Viewport className="p-1.5">
            {options.map((option) => (
              <SelectItem key={option.value} {...option} />
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}

function SelectItem({ value, label, note, disabled }: SelectOption) {
  const noteId = useId();
  return (
    <RadixSelect.Item
      value={value}
      disabled={disabled}
      aria-describedby={note ? noteId : undefined}
      className={cn(
        'flex min-h-11 cursor-default select-none items-center justify-between gap-3 rounded-chip px-3 py-2 outline-none',
        'data-[highlighted]:bg-butter data-[highlighted]:shadow-none data-[disabled]:text-smoke data-[state=checked]:font-semibold',
      )}
    >
      <span className="min-w-0">
        <RadixSelect.ItemText>{label}</RadixSelect.ItemText>
        {note && (
          <span id={noteId} className="block text-label font-normal text-ink/80">
            {note}
          </span>
        )}
      </span>
      <RadixSelect.ItemIndicator>
        <Check aria-hidden="true" className="size-5" />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  );
}

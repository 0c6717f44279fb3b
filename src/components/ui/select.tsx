import { type ComponentProps, type ReactNode, useRef } from 'react';
import { controlFrame } from '@/components/ui/control-style.ts';
import { useFieldControl } from '@/components/ui/field-context.ts';
import { Glyph } from '@/components/ui/glyph.tsx';
import { lazyModule, useLazyModule } from '@/lazy/lazy-module.ts';
import { cn } from '@/lib/cn.ts';

export type SelectOption<Value extends string = string> = {
  /** Never empty: an empty value means that nothing is chosen yet. */
  value: Value;
  label: ReactNode;
  /** A second, quieter line in the list. */
  note?: ReactNode;
  disabled?: boolean;
};

export type SelectProps<Value extends string = string> = Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'dir'
> & {
  options: readonly SelectOption<Value>[];
  /** `''` shows the placeholder. */
  value: Value | '';
  onValueChange: (value: Value) => void;
  placeholder?: string;
};

export const selectClass = cn(
  controlFrame,
  'flex items-center justify-between gap-3 px-[min(1rem,4vw)] py-2 text-left hover:bg-butter/10',
  'aria-invalid:border-risk-high aria-invalid:bg-risk-high/5 data-[placeholder]:text-smoke',
  'disabled:cursor-not-allowed disabled:border-ink/30 disabled:bg-ink/5 disabled:text-smoke',
  '[&>span]:min-w-0',
);

/**
 * A choice from a list. The list's code is heavier than all else in a form and comes when the
 * browser rests, or at the first touch, which then opens it.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const Loaded = useLazyModule(selectList);
  const wish = useRef<Wish>({ focus: false, open: false });

  return Loaded ? (
    <Loaded {...props} takesFocus={wish.current.focus} startsOpen={wish.current.open} />
  ) : (
    <RestingSelect {...props} wish={wish.current} />
  );
}

/** What was done to the select before its list could answer. */
type Wish = { focus: boolean; open: boolean };

/** Looks and reads as the select that takes its place. */
function RestingSelect<Value extends string>({
  options,
  value,
  onValueChange: _,
  placeholder,
  name,
  className,
  wish,
  ...props
}: SelectProps<Value> & { wish: Wish }) {
  const field = useFieldControl(props);
  const chosen = options.find((option) => option.value === value);

  function open() {
    wish.open = true;
    void selectList.load();
  }

  return (
    <>
      <button
        {...props}
        {...field}
        type="button"
        role="combobox"
        aria-expanded={false}
        aria-haspopup="listbox"
        data-placeholder={chosen ? undefined : ''}
        onFocus={() => {
          wish.focus = true;
          void selectList.load();
        }}
        onBlur={() => {
          wish.focus = false;
          wish.open = false;
        }}
        onClick={open}
        onKeyDown={(event) => {
          if (OPENING_KEYS.includes(event.key)) open();
        }}
        className={cn(selectClass, className)}
      >
        <span>{chosen?.label ?? placeholder}</span>
        <Glyph name="chevron-down" className="size-5 shrink-0" />
      </button>
      {name && <input type="hidden" name={name} value={value} />}
    </>
  );
}

const OPENING_KEYS = ['ArrowDown', 'ArrowUp'];

/** The list of all selects. */
export const selectList = lazyModule(() =>
  import('@/components/ui/select-with-list.tsx').then((module) => module.SelectWithList),
);

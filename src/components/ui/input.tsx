import type { ComponentProps } from 'react';
import { controlFrame, controlStates } from '@/components/ui/control-style.ts';
import { useFieldControl } from '@/components/ui/field-context.ts';
import { cn } from '@/lib/cn.ts';

export type InputProps = ComponentProps<'input'>;

export function Input({ className, type = 'text', ...props }: InputProps) {
  const field = useFieldControl(props);
  return (
    <input
      {...props}
      {...field}
      type={type}
      className={cn(controlFrame, controlStates, 'px-4 py-2.5', className)}
    />
  );
}

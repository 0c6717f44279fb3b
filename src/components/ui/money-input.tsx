import { NumberInput, type NumberInputProps } from '@/components/ui/number-input.tsx';

/** An amount of money as raw text, in US dollars unless `prefix` says otherwise. */
export function MoneyInput({ prefix = '$', ...props }: NumberInputProps) {
  return <NumberInput prefix={prefix} {...props} />;
}

import { Checkbox } from '@/components/ui/checkbox.tsx';

type SettingBoxProps = {
  label: string;
  hint?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
};

/** A setting that is either on or off, with what it means. */
export function SettingBox({ label, hint, isChecked, onChange }: SettingBoxProps) {
  return (
    <Checkbox checked={isChecked} onCheckedChange={onChange} className="py-1.5">
      <span className="font-semibold">{label}</span>
      {hint !== undefined && <span className="block text-sm text-muted">{hint}</span>}
    </Checkbox>
  );
}

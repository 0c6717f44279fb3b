import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Chips } from '@/components/ui/chips.tsx';
import { Field, FieldGroup } from '@/components/ui/field.tsx';
import { InfoTip } from '@/components/ui/info-tip.tsx';
import { Input } from '@/components/ui/input.tsx';
import { MoneyInput } from '@/components/ui/money-input.tsx';
import { NumberInput } from '@/components/ui/number-input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Slider } from '@/components/ui/slider.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';

const countries = [
  { value: 'ai-choose', label: 'You Choose', note: 'AI optimizes for best margin and quality' },
  { value: 'china', label: 'China' },
  { value: 'vietnam', label: 'Vietnam' },
  { value: 'mexico', label: 'Mexico', disabled: true },
] as const;

const styles = [
  'Minimalist',
  'Bold & Colorful',
  'Luxury',
  'Streetwear',
  'Y2K',
  'Cottagecore',
  'Vintage',
].map((label) => ({ value: label, label }));

export function FormsDemo() {
  const [country, setCountry] = useState<(typeof countries)[number]['value'] | ''>('');
  const [chosen, setChosen] = useState<string[]>(['Luxury', 'Y2K', 'Vintage']);
  const [units, setUnits] = useState(1000);
  const [hasAgreed, setAgreed] = useState(true);
  const [hasClaimed, setClaimed] = useState(false);
  return (
    <form noValidate className="grid gap-x-8 gap-y-7 lg:grid-cols-2">
      <Field label="Your email" required hint="We send your results there, nothing else.">
        <Input type="email" placeholder="you@example.com" autoComplete="email" />
      </Field>
      <Field label="Your email" required error="Please enter a valid email address">
        <Input type="email" defaultValue="ada.example.com" />
      </Field>
      <Field label="Total followers" hint='As you would type it: "12,500" or "12.5k"'>
        <NumberInput defaultValue="12.5k" />
      </Field>
      <Field
        label="Engagement rate (%)"
        labelAction={
          <InfoTip label="About the engagement rate">
            Most creators have 1-5%. It is likes and comments per post, divided by followers.
          </InfoTip>
        }
      >
        <NumberInput suffix="%" defaultValue="3,5" />
      </Field>
      <Field label="Dream product price ($)" error="A price is a number, such as 24.99.">
        <MoneyInput defaultValue="twenty" />
      </Field>
      <Field label="Locked price ($)" hint="Disabled">
        <MoneyInput defaultValue="24.99" disabled />
      </Field>
      <Field label="Manufacturing country" required>
        <Select
          options={countries}
          value={country}
          onValueChange={setCountry}
          placeholder="Choose a country"
        />
      </Field>
      <Field label="Manufacturing country" error="Choose a country, or let us choose.">
        <Select
          options={countries}
          value=""
          onValueChange={setCountry}
          placeholder="Choose a country"
        />
      </Field>
      <Field label="Product description" hint="Grows with what you write.">
        <Textarea placeholder="A tote bag with a red flower, thick canvas" />
      </Field>
      <Field label="Quantity" hint="Steps of 500">
        <Slider
          value={units}
          onValueChange={setUnits}
          min={500}
          max={5000}
          step={500}
          formatValue={(value) => `${value.toLocaleString('en-US')} units`}
          ticks={[
            { value: 500, label: '500' },
            { value: 1000, label: '1k' },
            { value: 3000, label: '3k' },
            { value: 5000, label: '5,000' },
          ]}
        />
      </Field>
      <FieldGroup
        className="lg:col-span-2"
        label="Style tags"
        hint="Up to three."
        labelAction={<p className="spec-print text-muted">{chosen.length}/3</p>}
      >
        <Chips options={styles} value={chosen} onValueChange={setChosen} max={3} />
      </FieldGroup>
      <Checkbox checked={hasAgreed} onCheckedChange={setAgreed}>
        Yes, write to me once when it can be bought.
      </Checkbox>
      <Checkbox checked={hasClaimed} onCheckedChange={setClaimed} isInvalid>
        <span className="font-semibold">It qualifies under USMCA</span>
        <span className="block text-sm text-muted">Marked as missing</span>
      </Checkbox>
    </form>
  );
}

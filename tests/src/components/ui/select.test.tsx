import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';

const countries = [
  { value: 'ai-choose', label: 'You Choose', note: 'AI optimizes for best margin and quality' },
  { value: 'china', label: 'China' },
  { value: 'mexico', label: 'Mexico', disabled: true },
  { value: 'usa', label: 'USA' },
] as const;

type Country = (typeof countries)[number]['value'];

function CountrySelect({ onChoose }: { onChoose?: (country: Country) => void }) {
  const [country, setCountry] = useState<Country | ''>('');
  return (
    <Field label="Manufacturing country" error={country ? undefined : 'Choose a country.'} required>
      <Select
        options={countries}
        value={country}
        placeholder="Choose one"
        onValueChange={(chosen) => {
          setCountry(chosen);
          onChoose?.(chosen);
        }}
      />
    </Field>
  );
}

describe('Select', () => {
  it('is named, described and required by its field, and shows the placeholder', () => {
    render(<CountrySelect />);
    const trigger = screen.getByRole('combobox', { name: 'Manufacturing country' });
    expect(trigger).toHaveTextContent('Choose one');
    expect(trigger).toBeInvalid();
    expect(trigger).toHaveAccessibleDescription('Choose a country.');
  });

  it('opens by key, skips what is disabled, and chooses by Enter', async () => {
    const user = userEvent.setup();
    const onChoose = vi.fn();
    render(<CountrySelect onChoose={onChoose} />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('option', { name: /You Choose/ })).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledWith('usa');
    expect(screen.getByRole('combobox')).toHaveTextContent('USA');
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it('chooses by pointer', async () => {
    const user = userEvent.setup();
    const onChoose = vi.fn();
    render(<CountrySelect onChoose={onChoose} />);
    await user.click(screen.getByRole('combobox'));
    await user.click(screen.getByRole('option', { name: 'China' }));
    expect(onChoose).toHaveBeenCalledWith('china');
  });

  it('closes on Escape and changes nothing', async () => {
    const user = userEvent.setup();
    const onChoose = vi.fn();
    render(<CountrySelect onChoose={onChoose} />);
    await user.click(screen.getByRole('combobox'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(onChoose).not.toHaveBeenCalled();
  });
});

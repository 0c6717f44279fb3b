import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';

const countries = [
  { value: 'ai-choose', label: 'You Choose', note: 'AI optimizes for best margin and quality' },
  { value: 'china', label: 'China' },
  { value: 'mexico', label: 'Mexico', disabled: true },
  { value: 'usa', label: 'USA' },
] as const;

type Country = (typeof countries)[number]['value'];

type CountrySelectProps = {
  initial?: Country;
  name?: string;
  onChoose?: (country: Country) => void;
};

function CountrySelect({ initial, name, onChoose }: CountrySelectProps) {
  const [country, setCountry] = useState<Country | ''>(initial ?? '');
  return (
    <Field label="Manufacturing country" error={country ? undefined : 'Choose a country.'} required>
      <Select
        options={countries}
        name={name}
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

const select = () => screen.getByRole('combobox');

test('is named, described and required by its field, and shows the placeholder', () => {
  render(<CountrySelect />);
  expect(screen.getByLabelText('Manufacturing country*')).toBe(select());
  expect(select()).toHaveDisplayValue('Choose one');
  expect(select()).toHaveValue('');
  expect(select()).toBeInvalid();
  expect(select()).toHaveAttribute('aria-required', 'true');
  expect(select()).toHaveAccessibleDescription('Choose a country.');
});

test('lists its options without the placeholder', () => {
  render(<CountrySelect />);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'You Choose',
    'China',
    'Mexico',
    'USA',
  ]);
  expect(screen.getByRole('option', { name: 'Mexico' })).toBeDisabled();
});

test('reports the chosen option, shows it and keeps the focus', async () => {
  const user = userEvent.setup();
  const onChoose = vi.fn();
  render(<CountrySelect onChoose={onChoose} />);
  await user.tab();
  await user.selectOptions(select(), 'USA');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('usa');
  expect(select()).toHaveDisplayValue('USA');
  expect(select()).toBeValid();
  expect(select()).toHaveFocus();
});

test('does not choose a disabled option', async () => {
  const onChoose = vi.fn();
  render(<CountrySelect onChoose={onChoose} />);
  await userEvent.selectOptions(select(), 'Mexico');
  expect(onChoose).not.toHaveBeenCalled();
  expect(select()).toHaveDisplayValue('Choose one');
});

test("shows the chosen option's note and is described by it", async () => {
  render(<CountrySelect />);
  expect(screen.queryByText(/best margin/)).not.toBeInTheDocument();
  await userEvent.selectOptions(select(), 'You Choose');
  expect(screen.getByText('AI optimizes for best margin and quality')).toBeVisible();
  expect(select()).toHaveAccessibleDescription('AI optimizes for best margin and quality');
  await userEvent.selectOptions(select(), 'China');
  expect(screen.queryByText(/best margin/)).not.toBeInTheDocument();
  expect(select()).not.toHaveAccessibleDescription();
});

test('shows the placeholder again when its value is cleared', async () => {
  const onValueChange = vi.fn();
  render(
    <Select options={countries} value="" placeholder="Add one" onValueChange={onValueChange} />,
  );
  await userEvent.selectOptions(select(), 'China');
  expect(onValueChange).toHaveBeenCalledWith('china');
  expect(select()).toHaveDisplayValue('Add one');
});

test('submits its value with its form, and a reset restores the initial value', async () => {
  const asBuilt = renderToString(<CountrySelect name="country" initial="china" />);
  document.body.innerHTML = `<form>${asBuilt}</form>`;
  const form = document.querySelector('form') ?? undefined;
  expect(new FormData(form).get('country')).toBe('china');
  await userEvent.selectOptions(select(), 'USA');
  expect(new FormData(form).get('country')).toBe('usa');
  form?.reset();
  expect(select()).toHaveDisplayValue('China');
  document.body.replaceChildren();
});

test('can be disabled', () => {
  render(<Select options={countries} value="china" onValueChange={() => {}} disabled />);
  expect(select()).toBeDisabled();
});

test('works in a dialog, and leaves hidden what the dialog has hidden', async () => {
  render(
    <>
      <a href="/about">About</a>
      <Dialog open onOpenChange={() => {}} title="Country" description="Where to make it.">
        <CountrySelect />
      </Dialog>
    </>,
  );
  await userEvent.selectOptions(select(), 'China');
  expect(select()).toHaveDisplayValue('China');
  expect(screen.queryByRole('link', { name: 'About' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

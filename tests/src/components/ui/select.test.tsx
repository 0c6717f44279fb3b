import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select, selectList } from '@/components/ui/select.tsx';

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

describe('Select before its list is there', () => {
  it('is named and described, opens by the touch that came too early, and keeps the focus', async () => {
    const user = userEvent.setup();
    const onChoose = vi.fn();
    render(<CountrySelect onChoose={onChoose} />);
    const resting = screen.getByRole('combobox', { name: 'Manufacturing country' });
    expect(resting).toHaveTextContent('Choose one');
    expect(resting).toHaveAccessibleDescription('Choose a country.');

    await user.click(resting);
    await user.click(await screen.findByRole('option', { name: 'China' }));
    expect(resting).not.toBeInTheDocument();
    expect(onChoose).toHaveBeenCalledWith('china');
    expect(screen.getByRole('combobox')).toHaveFocus();
  });
});

describe('Select', () => {
  beforeAll(selectList.load);

  it('describes an option by the note below its name', async () => {
    const user = userEvent.setup();
    render(<CountrySelect />);
    await user.click(screen.getByRole('combobox'));
    expect(screen.getByRole('option', { name: 'You Choose' })).toHaveAccessibleDescription(
      'AI optimizes for best margin and quality',
    );
  });

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

  it('leaves the page readable while the list is open, and keeps the list in its landmark', async () => {
    const user = userEvent.setup();
    render(
      <>
        <nav>
          <a href="/about">About</a>
        </nav>
        <main>
          <CountrySelect />
        </main>
      </>,
    );
    await user.click(screen.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('link', { name: 'About' })).toBeInTheDocument());
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('listbox'));
    await user.keyboard('{Escape}');
    expect(document.querySelector('[aria-hidden="true"] a')).toBeNull();
  });

  it('leaves hidden what a dialog around it has hidden', async () => {
    const user = userEvent.setup();
    render(
      <>
        <a href="/about">About</a>
        <Dialog open onOpenChange={() => {}} title="Country" description="Where to make it.">
          <CountrySelect />
        </Dialog>
      </>,
    );
    await user.click(screen.getByRole('combobox'));
    await user.click(screen.getByRole('option', { name: 'China' }));
    expect(screen.getByRole('combobox')).toHaveTextContent('China');
    expect(screen.queryByRole('link', { name: 'About' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

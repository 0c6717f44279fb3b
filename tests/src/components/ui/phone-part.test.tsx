import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { PhonePart, type PhonePartProps } from '@/components/ui/phone-part.tsx';
import { openPartsAround } from '@/lib/open-parts.ts';

let isPhone: boolean;
let onChange: () => void;
const { matchMedia } = window;

beforeEach(() => {
  isPhone = true;
  window.matchMedia = (query) => ({
    ...matchMedia(query),
    get matches() {
      return isPhone;
    },
    addEventListener: (_: string, listener: EventListenerOrEventListenerObject) => {
      onChange = () => typeof listener === 'function' && listener(new Event('change'));
    },
  });
});

afterEach(() => {
  window.matchMedia = matchMedia;
});

function Heading() {
  const titleClass = usePartTitleClass('Your first year');
  return <h3 className={titleClass}>Your first year, inside</h3>;
}

function Part(props: Partial<PhonePartProps>) {
  return (
    <PhonePart title="Your first year" {...props}>
      <Heading />
      <label>
        Price <input />
      </label>
    </PhonePart>
  );
}

const bar = () => screen.getByRole('button', { name: 'Your first year' });
const content = () => document.querySelector('[data-phone-part]');

test('a bar opens and closes the part, and the search of the browser finds it closed', async () => {
  render(<Part />);
  expect(screen.getByRole('heading', { level: 3, name: 'Your first year' })).toContainElement(
    bar(),
  );
  expect(bar()).toHaveAttribute('aria-expanded', 'false');
  expect(bar()).toHaveAttribute('aria-controls', content()?.id);
  expect(content()).toHaveAttribute('hidden', 'until-found');

  bar().focus();
  await userEvent.keyboard('{Enter}');
  expect(bar()).toHaveAttribute('aria-expanded', 'true');
  expect(content()).not.toHaveAttribute('hidden');
  await userEvent.keyboard(' ');
  expect(content()).toHaveAttribute('hidden', 'until-found');
});

test('one may start open', () => {
  render(<Part defaultOpen />);
  expect(content()).not.toHaveAttribute('hidden');
});

test('the heading inside that says the same is left out, but not on paper', () => {
  render(<Part defaultOpen />);
  expect(screen.getByText('Your first year, inside')).toHaveClass('max-sm:not-print:hidden');
});

test('wide windows have the content alone, and what was typed stays when the window narrows', async () => {
  isPhone = false;
  render(<Part />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(content()).not.toHaveAttribute('hidden');
  await userEvent.type(screen.getByLabelText('Price'), '28');

  isPhone = true;
  act(() => onChange());
  expect(content()).toHaveAttribute('hidden', 'until-found');
  expect(screen.getByLabelText('Price')).toHaveValue('28');
});

test('what is scrolled to or focused from elsewhere opens every part around it at once', () => {
  render(
    <PhonePart title="Outer">
      <Part />
    </PhonePart>,
  );
  act(() => openPartsAround(screen.getByLabelText('Price')));
  for (const part of document.querySelectorAll('[data-phone-part]')) {
    expect(part).not.toHaveAttribute('hidden');
  }
  expect(bar()).toHaveAttribute('aria-expanded', 'true');
});

test('an address that points inside opens the part', () => {
  window.history.replaceState(null, '', '#price');
  render(
    <PhonePart title="Your first year">
      <p id="price">The price</p>
    </PhonePart>,
  );
  expect(content()).not.toHaveAttribute('hidden');
  window.history.replaceState(null, '', window.location.pathname);
});

test('an error inside opens the part', async () => {
  render(<Part />);
  screen.getByLabelText('Price').setAttribute('aria-invalid', 'true');
  await vi.waitFor(() => expect(bar()).toHaveAttribute('aria-expanded', 'true'));
});

test('paper has it open, and afterward it is as before', () => {
  render(<Part />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(content()).not.toHaveAttribute('hidden');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(content()).toHaveAttribute('hidden', 'until-found');
});

test('prerendered, the style sheet decides by the width', () => {
  const html = renderToString(<Part />);
  expect(html).toContain('sm:hidden');
  expect(html).toContain('max-sm:not-print:scripting:hidden');
  expect(html).not.toMatch(/ hidden(=|>| )/);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { dispatchAutofillEvents } from '@/hooks/dispatch-autofill-events.ts';
import { captureEvents } from '@/lazy/event-replay.ts';

function page(): void {
  document.body.innerHTML = `
    <form><input aria-label="Email"><button type="submit">Send</button></form>
    <button type="button"><svg></svg>Menu</button>
    <a href="#there">Link</a>`;
}

test('a tap is replayed, once even for two; a tap on a link is not', async () => {
  page();
  const replay = captureEvents(document);
  const menu = screen.getByRole('button', { name: 'Menu' });
  fireEvent.click(menu.querySelector('svg') ?? menu);
  fireEvent.click(menu);
  fireEvent.click(screen.getByRole('link', { name: 'Link' }));
  const pressed = vi.fn();
  menu.addEventListener('click', pressed);
  await Promise.all([replay(), replay()]);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a tap in a part that is hydrated together with its page is replayed once', async () => {
  page();
  const replayPage = captureEvents(document);
  const replayPart = captureEvents(document.body);
  const menu = screen.getByRole('button', { name: 'Menu' });
  fireEvent.click(menu);
  const pressed = vi.fn();
  menu.addEventListener('click', pressed);
  await Promise.all([replayPage(), replayPart()]);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a tap that the page replays before a part is hydrated reaches the part once', async () => {
  page();
  const replayPage = captureEvents(document);
  const replayPart = captureEvents(document.body);
  const menu = screen.getByRole('button', { name: 'Menu' });
  fireEvent.click(menu);
  const pressed = vi.fn();
  menu.addEventListener('click', pressed);
  await replayPage();
  expect(pressed).not.toHaveBeenCalled();
  await replayPart();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('onCaptured is called for each captured event and for nothing else', () => {
  page();
  const onKept = vi.fn();
  const replay = captureEvents(document, onKept);
  fireEvent.click(screen.getByRole('link', { name: 'Link' }));
  expect(onKept).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  fireEvent.input(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'a' } });
  expect(onKept).toHaveBeenCalledTimes(2);
  void replay();
});

test('a tab is pressed again, because a click alone would not open it', async () => {
  document.body.innerHTML = '<button type="button" role="tab">Second</button>';
  const replay = captureEvents(document);
  const tab = screen.getByRole('tab');
  fireEvent.mouseDown(tab);
  fireEvent.click(tab);
  const pressed = vi.fn();
  tab.addEventListener('mousedown', pressed);
  await replay();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('captured events are replayed once, and reach nobody before', async () => {
  page();
  const menu = screen.getByRole('button', { name: 'Menu' });
  const replay = captureEvents(document);
  const pressed = vi.fn();
  menu.addEventListener('click', pressed);
  fireEvent.click(menu);
  expect(pressed).not.toHaveBeenCalled();
  await replay();
  expect(pressed).toHaveBeenCalledTimes(1);
  fireEvent.click(menu);
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('typed text reaches a controlled field after hydration', async () => {
  const typed = vi.fn();
  render(<input aria-label="Name" value="" onChange={(event) => typed(event.target.value)} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const replay = captureEvents(field);
  // As a browser does it, bypassing React.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Ana');
  field.dispatchEvent(new Event('input'));
  await replay();
  expect(typed).toHaveBeenLastCalledWith('Ana');
});

test('a choice reaches a controlled checkbox after hydration', async () => {
  const chosen = vi.fn();
  render(<input type="checkbox" checked={false} onChange={(e) => chosen(e.target.checked)} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  const replay = captureEvents(box);
  // As a browser does it, bypassing React.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set?.call(box, true);
  box.dispatchEvent(new Event('input'));
  await replay();
  expect(chosen).toHaveBeenLastCalledWith(true);
});

test('a chosen option reaches a controlled select after hydration', async () => {
  const chosen = vi.fn();
  render(
    <select aria-label="Country" value="" onChange={(event) => chosen(event.target.value)}>
      <option value="" disabled hidden />
      <option value="china">China</option>
    </select>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
  const replay = captureEvents(select);
  select.value = 'china';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(chosen).not.toHaveBeenCalled();
  await replay();
  expect(chosen).toHaveBeenCalledExactlyOnceWith('china');
});

test('a select that the browser restored is announced, and an unchanged one is not', async () => {
  document.body.innerHTML = `
    <select aria-label="Country">
      <option value="" disabled hidden selected></option>
      <option value="china">China</option>
    </select>
    <select aria-label="Paper"><option value="a4" selected>A4</option></select>`;
  const country = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
  country.value = 'china';
  const onKept = vi.fn();
  const replay = captureEvents(document, onKept);
  dispatchAutofillEvents(document);
  expect(onKept).toHaveBeenCalledTimes(1);
  const chosen = vi.fn();
  country.addEventListener('change', () => chosen(country.value));
  await replay();
  expect(chosen).toHaveBeenCalledExactlyOnceWith('china');
});

test('a chosen file reaches React after hydration and not before', async () => {
  const chosen = vi.fn();
  render(
    <input aria-label="Pictures" type="file" onChange={(e) => chosen(e.target.files?.[0]?.name)} />,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Pictures');
  const replay = captureEvents(field);
  // As a browser does it: one event after the other.
  const files = [new File(['x'], 'mug.png', { type: 'image/png' })];
  Object.defineProperty(field, 'files', { configurable: true, value: files });
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  expect(chosen).not.toHaveBeenCalled();
  await replay();
  expect(chosen.mock.calls).toEqual([['mug.png']]);
});

test('a submitted form stays on the page and is submitted again', async () => {
  page();
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  const replay = captureEvents(document);
  expect(fireEvent.submit(form)).toBe(false);
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  await replay();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('submits and taps are replayed in their order', async () => {
  page();
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  const menu = screen.getByRole('button', { name: 'Menu' });
  const replay = captureEvents(document);
  fireEvent.submit(form);
  fireEvent.click(menu);
  const order: string[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    order.push('sent');
  });
  menu.addEventListener('click', () => order.push('tapped'));
  await replay();
  expect(order).toEqual(['sent', 'tapped']);
});

function EmailForm({ onType }: { onType: (email: string) => void }) {
  const [email, setEmail] = useState('');
  return (
    <input
      aria-label="Email"
      type="email"
      value={email}
      onChange={(event) => {
        onType(event.target.value);
        setEmail(event.target.value);
      }}
    />
  );
}

describe('a value that a script or the browser filled in without an event', () => {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

  test('reaches a controlled field after hydration', async () => {
    const root = document.createElement('div');
    root.innerHTML = '<input aria-label="Email" type="email" value="">';
    document.body.replaceChildren(root);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    const replay = captureEvents(document);
    field.value = 'ana@example.com';
    dispatchAutofillEvents(document);
    const typed = vi.fn();
    render(<EmailForm onType={typed} />, { container: root, hydrate: true });
    // The value that React restores with its first own change.
    setValue?.call(field, '');
    await act(replay);
    expect(typed).toHaveBeenLastCalledWith('ana@example.com');
    expect(field).toHaveValue('ana@example.com');
  });

  test('differs from the value in the HTML', async () => {
    document.body.innerHTML = `
      <input value="20"><input type="range"><input type="checkbox"><textarea>As it came</textarea>
      <textarea aria-label="Restored"></textarea>`;
    const replay = captureEvents(document);
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Restored' }).value = 'Soy candle';
    dispatchAutofillEvents(document);
    const typed: string[] = [];
    document.body.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLTextAreaElement) typed.push(target.value);
      else typed.push('another field');
    });
    await replay();
    expect(typed).toEqual(['', 'Soy candle']);
  });
});

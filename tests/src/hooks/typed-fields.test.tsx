import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { takeReloadState } from '@/hooks/reload-state.ts';
import { keepTyped, restoreTyped } from '@/hooks/typed-fields.ts';
import { captureEvents } from '@/lazy/event-replay.ts';
import { HoneypotField } from '@/tools/shared/honeypot-field.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  takeReloadState();
  window.history.replaceState(null, '', '/');
});

const asItCame = `
  <form>
    <input id="email" type="email" aria-label="Email">
    <textarea id="idea" aria-label="Idea">As it came</textarea>
    <select id="country" aria-label="Country">
      <option value="china" selected>China</option>
      <option value="usa">USA</option>
    </select>
    <input id="pieces" value="100" aria-label="Pieces">
    <input id="news" type="checkbox" aria-label="News" checked>
    <input id="air" type="radio" name="by" aria-label="Air" checked>
    <input id="sea" type="radio" name="by" aria-label="Sea">
    <input id="secret" type="password" aria-label="Secret">
    <input id="csrf" type="hidden" value="1">
    <input id="files" type="file" aria-label="Files">
    <textarea tabindex="-1" aria-label="Trap"></textarea>
  </form>`;

/** Loads the page as the host serves it. */
function load(html = asItCame): void {
  document.body.innerHTML = html;
}

function reload(html?: string): void {
  keepTyped();
  load(html);
  restoreTyped(document.documentElement);
}

function takeOver(): void {
  document.dispatchEvent(new Event('page-hydrated'));
}

function field(name: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(name);
}

test('across a reload, typed text and choices stay, and are deleted once the page works', async () => {
  load();
  const user = userEvent.setup();
  await user.type(field('Email'), 'ana@example.com');
  await user.type(field('Idea'), ', in green');
  await user.selectOptions(field('Country'), 'USA');
  await user.click(field('News'));
  await user.click(field('Sea'));
  reload();
  expect(field('Email')).toHaveValue('ana@example.com');
  expect(field('Idea')).toHaveValue('As it came, in green');
  expect(field('Pieces')).toHaveValue('100');
  expect(field('Country')).toHaveValue('usa');
  expect(field('News')).not.toBeChecked();
  expect(field('Sea')).toBeChecked();
  expect(sessionStorage).toHaveLength(1);
  takeOver();
  expect(sessionStorage).toHaveLength(0);
  expect(takeReloadState()).toBe('typed');
  expect(takeReloadState()).toBe('no');
});

test('across a reload, an unchanged page comes back unchanged', () => {
  load();
  const announced = vi.fn();
  document.addEventListener('input', announced, { capture: true });
  reload();
  expect(announced).not.toHaveBeenCalled();
  expect(takeReloadState()).toBe('empty');
  document.removeEventListener('input', announced, { capture: true });
});

test('across a reload, passwords, hidden fields, files and honeypots are never stored', async () => {
  load();
  field('Secret').value = 'hunter2';
  field('Trap').value = 'spam';
  for (const hidden of document.querySelectorAll<HTMLInputElement>('[type=hidden]')) {
    hidden.value = 'token';
  }
  keepTyped();
  const kept = JSON.stringify({ ...sessionStorage });
  expect(kept).toContain('email');
  expect(kept).not.toMatch(/hunter2|spam|token|files/);
});

test("across a reload, our own forms' honeypot is never stored", () => {
  load('');
  render(<HoneypotField ref={null} />);
  for (const honeypot of document.querySelectorAll('textarea')) honeypot.value = 'spam';
  keepTyped();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('spam');
});

test('across a reload, a field that another version of the page has instead is unchanged', async () => {
  load();
  await userEvent.type(field('Email'), 'ana@example.com');
  reload('<input id="name" aria-label="Name">');
  expect(field('Name')).toHaveValue('');
  expect(takeReloadState()).toBe('empty');
});

test('across a reload, another page restores nothing and deletes the record', async () => {
  load();
  await userEvent.type(field('Email'), 'ana@example.com');
  keepTyped();
  load();
  window.history.replaceState(null, '', '/about');
  restoreTyped(document.documentElement);
  expect(field('Email')).toHaveValue('');
  takeOver();
  expect(sessionStorage).toHaveLength(0);
  expect(takeReloadState()).toBe('no');
});

test.each(['not JSON', '7', '["/"', '["/",7,null,{}]', '{}'])(
  'across a reload, a record of %s does no harm',
  (record) => {
    load();
    sessionStorage.setItem('brandbff_typed', record);
    restoreTyped(document.documentElement);
    expect(field('Email')).toHaveValue('');
  },
);

test('across a reload, a browser that stores nothing still starts and does not reload', () => {
  load();
  const refuse = () => {
    throw new DOMException('No storage here', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(() => restoreTyped(document.documentElement)).not.toThrow();
  expect(keepTyped).toThrow(DOMException);
  expect(takeReloadState()).toBe('no');
});

function Form({ onChange }: { onChange: (state: unknown) => void }) {
  const [state, setState] = useState({ email: '', news: true });
  function change(part: Partial<typeof state>) {
    setState({ ...state, ...part });
    onChange({ ...state, ...part });
  }
  return (
    <>
      <input
        id="email"
        aria-label="Email"
        value={state.email}
        onChange={({ target }) => change({ email: target.value })}
      />
      <input
        id="news"
        type="checkbox"
        aria-label="News"
        checked={state.news}
        onChange={({ target }) => change({ news: target.checked })}
      />
    </>
  );
}

test('React receives restored values after hydration', async () => {
  const root = document.createElement('div');
  const html =
    '<input id="email" aria-label="Email" value=""><input id="news" type="checkbox" aria-label="News" checked="">';
  root.innerHTML = html;
  document.body.replaceChildren(root);
  await userEvent.type(field('Email'), 'ana@example.com');
  await userEvent.click(field('News'));
  keepTyped();
  root.innerHTML = html;
  const replay = captureEvents(document);
  restoreTyped(document.documentElement);
  const changed = vi.fn();
  render(<Form onChange={changed} />, { container: root, hydrate: true });
  await act(replay);
  expect(changed).toHaveBeenLastCalledWith({ email: 'ana@example.com', news: false });
  expect(field('Email')).toHaveValue('ana@example.com');
  expect(field('News')).not.toBeChecked();
});

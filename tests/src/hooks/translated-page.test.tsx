import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { holdOriginal, isTranslated, surviveTranslation } from '@/hooks/translated-page.ts';

beforeAll(surviveTranslation);

/** How common translators change a page. Each repeats every text in brackets. */
const translators: Record<string, (place: Element) => void> = {
  'Chrome, which replaces a text with two font elements': (place) => {
    for (const text of textsIn(place)) text.replaceWith(font(font(`[${text.data}]`)));
  },
  'an add-on that moves the text into a font element': (place) => {
    for (const text of textsIn(place)) {
      const wrapper = document.createElement('font');
      text.before(wrapper);
      wrapper.append(text);
      text.data = `[${text.data}]`;
    }
  },
  'an add-on that inserts the font element first and removes the text later': (place) => {
    for (const text of textsIn(place)) {
      text.before(font(`[${text.data}]`));
      flushObservers();
      text.remove();
    }
  },
  'Safari, which replaces a text with a new one': (place) => {
    for (const text of textsIn(place)) text.replaceWith(`[${text.data}]`);
  },
  'Edge, which rewrites a text in place': (place) => {
    for (const text of textsIn(place)) text.data = `[${text.data}]`;
  },
  'Firefox, which puts a whole sentence into its first text and removes the others': (place) => {
    for (const element of new Set(textsIn(place).map((text) => text.parentElement))) {
      const children = [...(element?.childNodes ?? [])];
      const texts = children.filter((child) => child instanceof Text);
      const [first] = texts;
      if (!element || !first) continue;
      const sentence = texts.map(({ data }) => data).join('');
      for (const child of children) child.remove();
      element.append(first, ...children.filter((child) => child instanceof Element));
      // Real Firefox does this earlier; the observer in jsdom misses changes to detached nodes.
      first.data = `[${sentence}]`;
    }
  },
};

function textsIn(place: Element): Text[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text && walker.currentNode.data.trim() !== '') {
      texts.push(walker.currentNode);
    }
  }
  return texts;
}

function font(content: string | Node): HTMLElement {
  const element = document.createElement('font');
  element.append(content);
  return element;
}

/** A DOM change by the site, which makes the observer process its records so far. */
function flushObservers(): void {
  const probe = document.createComment('');
  document.head.appendChild(probe);
  document.head.removeChild(probe);
}

/** A component with every pattern in which React changes text. */
function Results({ children }: { children?: ReactNode }) {
  const [count, setCount] = useState(1);
  const isOdd = count % 2 === 1;
  const order = isOdd ? ['a', 'b', 'c'] : ['c', 'd', 'a'];
  return (
    <div data-testid="results">
      <button type="button" onClick={() => setCount(count + 1)}>
        Add {isOdd && <i />} one
      </button>
      <p>{count}</p>
      <p>
        You sell {count} of {count + 1} mugs
      </p>
      <p>
        {isOdd && 'odd'}
        <b>{count}</b> left
        {!isOdd && 'even'}
      </p>
      <p>{isOdd ? `only text ${count}` : [<b key="b">bold</b>, ` and text ${count}`]}</p>
      <ul>
        {order.map((name) => (
          <Item key={name}>{`${name}${count} `}</Item>
        ))}
      </ul>
      <p>
        never changes {isOdd ? <input aria-label="note" key="note" /> : <input key="note" />} ends
      </p>
      {children}
    </div>
  );
}

/** A text directly inside an element that has other children, to be moved among them. */
function Item({ children }: { children: string }) {
  return children;
}

function Page({ isOpen }: { isOpen: boolean }) {
  return (
    <main>
      Title {isOpen && 'open'} {isOpen && <p>Details {String(isOpen)}</p>} end
    </main>
  );
}

/** The text of an untranslated page after this many changes. */
async function untranslated(changes: number): Promise<string> {
  const { unmount } = render(<Results />);
  for (let at = 0; at < changes; at++) fireEvent.click(screen.getByRole('button'));
  const text = screen.getByTestId('results').textContent;
  unmount();
  return text;
}

const withoutBrackets = (text: string) => text.replaceAll(/[[\]]/g, '');

// Must run before any translator test: the page remembers that it has seen one.
test('an untranslated page is left alone', async () => {
  render(<Results />);
  fireEvent.click(screen.getByRole('button'));
  await act(async () => {});
  expect(isTranslated()).toBe(false);
});

test('nodes that an add-on inserts next to the text stay', async () => {
  render(<Results />);
  const badge = document.createElement('span');
  await act(async () => screen.getByTestId('results').append(badge));
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByTestId('results')).toContainElement(badge);
  expect(isTranslated()).toBe(false);
});

describe.each(Object.entries(translators))('%s', (_, translate) => {
  test('keeps every change of the page as intended', async () => {
    const expected = [await untranslated(1), await untranslated(2), await untranslated(3)];
    render(
      <StrictMode>
        <Results />
      </StrictMode>,
    );
    for (const text of expected) {
      await act(async () => translate(screen.getByTestId('results')));
      expect(screen.getByTestId('results').textContent).toContain('[');
      fireEvent.click(screen.getByRole('button'));
      expect(withoutBrackets(screen.getByTestId('results').textContent)).toBe(text);
    }
  });

  test('lets part of the page be removed and added again', async () => {
    const { rerender } = render(<Page isOpen />);
    await act(async () => translate(screen.getByRole('main')));
    rerender(<Page isOpen={false} />);
    expect(withoutBrackets(screen.getByRole('main').textContent)).toBe('Title   end');
    await act(async () => translate(screen.getByRole('main')));
    rerender(<Page isOpen />);
    expect(withoutBrackets(screen.getByRole('main').textContent)).toBe(
      'Title open Details true end',
    );
  });

  test('is undone before React hydrates the HTML', async () => {
    const root = document.createElement('div');
    document.body.append(root);
    const page = (
      <Suspense>
        <Results>after {'all'}</Results>
      </Suspense>
    );
    root.innerHTML = renderToString(page);
    const built = root.textContent;
    translate(root);
    const letGo = holdOriginal(root);
    const onRecoverableError = vi.fn();
    const app = await act(async () => {
      const hydrated = hydrateRoot(root, page, { onRecoverableError });
      translate(root);
      return hydrated;
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(root.textContent).toBe(built);
    letGo();
    await act(async () => translate(root));
    expect(root.textContent).toContain('[');
    await act(async () => app.unmount());
    root.remove();
  });

  test('keeps the focused field in place', async () => {
    render(<Results />);
    const field = screen.getByRole('textbox', { name: 'note' });
    field.focus();
    await act(async () => translate(screen.getByTestId('results')));
    field.focus();
    const removed: Node[] = [];
    const observer = new MutationObserver((records) => {
      removed.push(...records.flatMap(({ removedNodes }) => [...removedNodes]));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    fireEvent.click(screen.getByRole('button'));
    await act(async () => {});
    observer.disconnect();
    expect(removed).not.toContain(field);
    expect(field).toHaveFocus();
  });
});

test('an element removed by a library does not come back', async () => {
  const { rerender } = render(<p>One {1}</p>);
  const guard = document.createElement('span');
  document.body.append(guard);
  await act(async () => {});
  guard.remove();
  await act(async () => {});
  rerender(<p>One {2}</p>);
  expect(guard).not.toBeInTheDocument();
});

test('a node without a parent is skipped', () => {
  const list = document.createElement('ul');
  const item = document.createElement('li');
  document.body.append(list);
  expect(list.removeChild(item)).toBe(item);
  list.insertBefore(item, document.createElement('li'));
  expect(list).toContainElement(item);
  list.remove();
});

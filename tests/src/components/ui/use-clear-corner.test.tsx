import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastCorners } from '@/components/ui/clear-corner.ts';
import { useClearCorner } from '@/components/ui/use-clear-corner.ts';

/** A low window: 320 x 256 px, of which the notice takes 60 px. */
const boxes: Record<string, { top: number; height: number }> = {
  Notice: { top: 193, height: 60 },
  Home: { top: 200, height: 44 },
  Close: { top: 200, height: 44 },
  Email: { top: 20, height: 60 },
  'Skip, show my numbers': { top: 192, height: 48 },
};

beforeEach(() => {
  vi.stubGlobal('innerWidth', 320);
  vi.stubGlobal('innerHeight', 256);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { top, height } = boxes[this.getAttribute('aria-label') ?? ''] ?? { top: 900, height: 0 };
    return new DOMRect(16, top, 288, height);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Page() {
  const [shown, setShown] = useState<Element | null>(null);
  const corner = useClearCorner(shown, toastCorners);
  return (
    <>
      <header>
        <a href="/" aria-label="Home">
          Home
        </a>
      </header>
      <main>
        <input aria-label="Email" />
        <button type="button" aria-label="Skip, show my numbers" />
      </main>
      <div ref={setShown} role="note" aria-label="Notice" className={corner}>
        <button type="button" aria-label="Close" />
      </div>
    </>
  );
}

test.each(['Skip, show my numbers', 'Home'])(
  'moves to the other end when a control under it gets the focus: %s',
  async (name) => {
    render(<Page />);
    const notice = screen.getByRole('note');
    expect(notice).toHaveClass('bottom-4');
    screen.getByLabelText(name).focus();
    await waitFor(() => expect(notice).toHaveClass('top-4'));
  },
);

test('stays when a control beside it, or one of its own, gets the focus', async () => {
  render(<Page />);
  screen.getByRole('textbox').focus();
  await nextFrame();
  screen.getByRole('button', { name: 'Close' }).focus();
  await nextFrame();
  expect(screen.getByRole('note')).toHaveClass('bottom-4');
});

function nextFrame() {
  return new Promise((done) => requestAnimationFrame(done));
}

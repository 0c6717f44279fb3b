import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast } from '@/components/ui/toast-store.ts';
import { clockText } from '@/tools/assistant/screen/clock-text.ts';
import { ask, showAssistant, textBox } from './fakes.tsx';

// Every answer says when it came, each time it is rendered.
vi.mock('@/tools/assistant/screen/clock-text.ts', { spy: true });

afterEach(() => dismissToast());

test('a key typed below a conversation does not render it anew', async () => {
  showAssistant();
  await ask('What does the call cost?');
  const rendered = vi.mocked(clockText).mock.calls.length;
  expect(rendered).toBeGreaterThan(0);

  fireEvent.change(textBox(), { target: { value: 'And' } });
  expect(textBox()).toHaveValue('And');
  expect(clockText).toHaveBeenCalledTimes(rendered);
});

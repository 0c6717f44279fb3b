import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast } from '@/components/ui/toast-store.ts';
import { clockText } from '@/tools/assistant/screen/clock-text.ts';
import { ask, showAssistant, textBox } from './fakes.tsx';

// Every answer shows its time, so each render of one calls this.
vi.mock('@/tools/assistant/screen/clock-text.ts', { spy: true });

afterEach(() => dismissToast());

test('typing does not render the conversation again', async () => {
  showAssistant();
  await ask('What does the call cost?');
  const rendered = vi.mocked(clockText).mock.calls.length;
  expect(rendered).toBeGreaterThan(0);

  fireEvent.change(textBox(), { target: { value: 'And' } });
  expect(textBox()).toHaveValue('And');
  expect(clockText).toHaveBeenCalledTimes(rendered);
});

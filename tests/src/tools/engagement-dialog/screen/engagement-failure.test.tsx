import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, getToast } from '@/components/ui/toast-store.ts';
import { EngagementDialog } from '@/tools/engagement-dialog/screen/engagement-dialog.tsx';

// No valid field values make the calculation fail, but the dialog handles a failure anyway.
vi.mock('@functions/_shared/domain/calc/engagement-rate.ts', async (load) => ({
  ...(await load<object>()),
  calculateEngagementRate: () => ({ ok: false, code: 'not-a-number' }),
}));

beforeEach(() => dismissToast());

test('a failed calculation shows an error and keeps the numbers', async () => {
  const user = userEvent.setup();
  render(<EngagementDialog open onOpenChange={vi.fn()} onUse={vi.fn()} />);
  await user.type(screen.getByLabelText(/Total followers/), '25k');
  await user.type(screen.getByLabelText(/Average likes per post/), '900');
  await user.type(screen.getByLabelText(/Average comments per post/), '35');
  await user.click(screen.getByRole('button', { name: 'Calculate' }));
  expect(getToast()).toMatchObject({
    title: 'Error calculating engagement rate',
    variant: 'destructive',
  });
  expect(screen.getByLabelText(/Total followers/)).toHaveValue('25k');
});

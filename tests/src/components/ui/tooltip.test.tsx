import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button } from '@/components/ui/button.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';

test('Tooltip shows on focus, describes its control, and disappears on Escape', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip content="Copies the address">
      <Button>Copy link</Button>
    </Tooltip>,
  );
  await user.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Copies the address');
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Copies the address');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Button } from '@/components/ui/button.tsx';
import { InfoTip } from '@/components/ui/info-tip.tsx';
import { Popover } from '@/components/ui/popover.tsx';

describe('Popover', () => {
  it('opens by Enter, holds its content, closes by Escape and gives the focus back', async () => {
    const user = userEvent.setup();
    render(
      <Popover label="About FOB" trigger={<Button>What is FOB?</Button>}>
        Without freight.
      </Popover>,
    );
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'About FOB' })).toHaveTextContent('Without freight.');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  });

  it('closes by its own button', async () => {
    const user = userEvent.setup();
    render(
      <Popover label="About FOB" trigger={<Button>What is FOB?</Button>}>
        Without freight.
      </Popover>,
    );
    await user.click(screen.getByRole('button', { name: 'What is FOB?' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('InfoTip', () => {
  it('is a named button that opens its text by a tap', async () => {
    const user = userEvent.setup();
    render(<InfoTip label="About the engagement rate">Most creators have 1-5%.</InfoTip>);
    expect(screen.queryByText('Most creators have 1-5%.')).not.toBeInTheDocument();
    await user.pointer({
      keys: '[TouchA]',
      target: screen.getByRole('button', { name: 'About the engagement rate' }),
    });
    expect(screen.getByText('Most creators have 1-5%.')).toBeInTheDocument();
  });
});

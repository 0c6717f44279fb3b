import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { Button } from '@/components/ui/button.tsx';
import { InfoTip } from '@/components/ui/info-tip.tsx';
import { Popover, popoverContent } from '@/components/ui/popover.tsx';

test('Popover clicked before its code is loaded opens once it is', async () => {
  const user = userEvent.setup();
  render(
    <Popover label="About FOB" trigger={<Button>What is FOB?</Button>}>
      Without freight.
    </Popover>,
  );
  const button = screen.getByRole('button', { name: 'What is FOB?' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'About FOB' })).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(button);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

describe('Popover with its code loaded', () => {
  beforeAll(popoverContent.prefetch);

  test('opens by Enter, shows its content, closes by Escape and returns the focus', async () => {
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

  test('leaves the focus on an element pressed outside', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Popover label="About FOB" trigger={<Button>What is FOB?</Button>}>
          Without freight.
        </Popover>
        <input aria-label="Price" />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'What is FOB?' }));
    await user.click(screen.getByRole('textbox', { name: 'Price' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveFocus();
  });

  test('closes by its own button', async () => {
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

test('InfoTip is a named button that opens its text by a tap', async () => {
  const user = userEvent.setup();
  render(<InfoTip label="About the engagement rate">Most creators have 1-5%.</InfoTip>);
  expect(screen.queryByText('Most creators have 1-5%.')).not.toBeInTheDocument();
  await user.pointer({
    keys: '[TouchA]',
    target: screen.getByRole('button', { name: 'About the engagement rate' }),
  });
  expect(screen.getByText('Most creators have 1-5%.')).toBeInTheDocument();
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aToolProduct } from '@tests/support/a-tool-product.ts';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, getToast } from '@/components/ui/toast-store.ts';
import {
  EngagementDialog,
  type EngagementDialogProps,
} from '@/tools/engagement-dialog/screen/engagement-dialog.tsx';
import { EngagementHelp } from '@/tools/engagement-dialog/screen/engagement-help.tsx';
import '@tests/support/late-code-loaded.ts';

beforeEach(() => dismissToast());

function Harness({
  onUse,
  ...start
}: Pick<EngagementDialogProps, 'onUse' | 'formFollowers' | 'known'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <EngagementHelp onCalculate={() => setOpen(true)} />
      <EngagementDialog
        open={open}
        onOpenChange={setOpen}
        onUse={onUse}
        locale="en-US"
        {...start}
      />
    </>
  );
}

async function openDialog(start: Pick<EngagementDialogProps, 'formFollowers' | 'known'> = {}) {
  const onUse = vi.fn();
  const user = userEvent.setup();
  render(<Harness onUse={onUse} {...start} />);
  await user.click(screen.getByRole('button', { name: 'What is an engagement rate?' }));
  await user.click(screen.getByRole('button', { name: 'Calculate My Engagement Rate' }));
  return { user, onUse, dialog: within(await screen.findByRole('dialog')) };
}

async function calculate(followers: string, likes: string, comments: string) {
  const opened = await openDialog();
  const { user, dialog } = opened;
  await user.type(dialog.getByLabelText(/Total followers/), followers);
  await user.type(dialog.getByLabelText(/Average likes per post/), likes);
  await user.type(dialog.getByLabelText(/Average comments per post/), comments);
  await user.click(dialog.getByRole('button', { name: 'Calculate' }));
  return opened;
}

test('the help tells the typical rate and offers the dialog only where there is one', async () => {
  const user = userEvent.setup();
  render(<EngagementHelp />);
  await user.click(screen.getByRole('button', { name: 'What is an engagement rate?' }));
  expect(screen.getByText(/Most creators have 1-5%/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Calculate My Engagement Rate' })).toBeNull();
});

test('all three numbers are required, and the first empty one gets the focus', async () => {
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText(/Total followers/), '25k');
  await user.click(dialog.getByRole('button', { name: 'Calculate' }));
  expect(getToast()).toMatchObject({
    title: 'Please fill in all fields',
    variant: 'destructive',
  });
  const likes = dialog.getByLabelText(/Average likes per post/);
  expect(likes).toBeInvalid();
  expect(likes).toHaveFocus();
  expect(dialog.getByLabelText(/Total followers/)).toHaveValue('25k');
});

test.each([
  ['0', /Enter 1 or more/],
  ['many', /Enter a number/],
  ['-5', /Enter 0 or more/],
])('%s followers shows an error at the field only', async (followers, message) => {
  const { dialog } = await calculate(followers, '900', '35');
  const field = dialog.getByLabelText(/Total followers/);
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(dialog.getByText(message)).toBeVisible();
  expect(getToast()).toBeNull();
});

test.each([
  ['10,000', '85', '5', '0.9%', 'Below average'],
  ['10,000', '85', '15', '1.0%', 'Average'],
  ['10,000', '280', '20', '3.0%', 'Above average'],
  ['10,000', '550', '50', '6.0%', 'Excellent'],
])('the result of %s followers, %s likes, %s comments is %s, %s', async (...row) => {
  const [followers, likes, comments, rate, band] = row;
  const { dialog } = await calculate(followers, likes, comments);
  expect(dialog.getByText(rate)).toBeVisible();
  expect(dialog.getByText(band)).toBeVisible();
});

test('the result shows its formula, the typical rate, and the benchmark with source and year', async () => {
  const { dialog } = await calculate('25k', '900', '35');
  expect(dialog.getByText('(average likes + average comments) / followers × 100')).toBeVisible();
  expect(dialog.getByText('Most creators have 1-5%.')).toBeVisible();
  expect(dialog.getByText(/10,000 to 50,000 followers reach 0.54%/)).toBeVisible();
  expect(dialog.getByRole('link', { name: /HypeAuditor, 2026/ })).toHaveAttribute(
    'href',
    expect.stringContaining('emarketer'),
  );
});

test.each(['500', '120,000'])(
  'the result says that %s followers have no benchmark and shows the platform averages',
  async (followers) => {
    const { dialog } = await calculate(followers, '20', '1');
    expect(
      dialog.getByText(`found a published benchmark for ${followers} followers`, { exact: false }),
    ).toBeVisible();
    expect(
      dialog.getByText(/posts from accounts of every size: Instagram 0.48%, TikTok 3.7%/),
    ).toBeVisible();
    expect(dialog.getByRole('link', { name: /Socialinsider.*2026/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    );
  },
);

test('the result is capped at 15% and says so', async () => {
  const { dialog } = await calculate('1000', '190', '10');
  expect(dialog.getByText('15.0%')).toBeVisible();
  expect(dialog.getByText(/Your numbers come to 20.0%. We count at most 15%/)).toBeVisible();
});

test.each([
  ['500', '12000', '40', /More likes than followers: did you swap these two/],
  ['35', '900', '25000', /More comments than followers: did you swap these two/],
  ['20', '5000', '100', /is each number in its own field/],
  ['1000', '2000', '10', /More likes than followers can’t be an average/],
  ['1000', '10', '20', /More comments than likes/],
])('the result warns of %s followers with %s likes and %s comments', async (f, l, c, warning) => {
  const { dialog } = await calculate(f, l, c);
  expect(dialog.getByText(warning)).toBeVisible();
});

test('an impossible rate gets no praise', async () => {
  const { dialog } = await calculate('500', '12000', '40');
  expect(dialog.queryByText('Excellent')).toBeNull();
  expect(dialog.getByText('Check the numbers first')).toBeVisible();
});

test('an impossible rate cannot be used but corrected', async () => {
  const { user, dialog } = await calculate('500', '12000', '40');
  expect(dialog.queryByRole('button', { name: /^Use / })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Change the numbers' }));
  expect(dialog.getByLabelText(/Total followers/)).toHaveValue('500');
});

test('a capped rate can be used', async () => {
  const { dialog } = await calculate('1000', '190', '10');
  expect(dialog.getByRole('button', { name: 'Use 15.0%' })).toBeVisible();
});

test('going back from the result shows the typed numbers', async () => {
  const { user, dialog } = await calculate('25k', '900', '35');
  await user.click(dialog.getByRole('button', { name: 'Change the numbers' }));
  expect(dialog.getByLabelText(/Total followers/)).toHaveValue('25k');
  expect(dialog.getByLabelText(/Total followers/)).toHaveFocus();
});

// A browser goes on with the press on the element that was pressed, by then of another kind.
test('pressing a button of the result does not calculate again', async () => {
  const { user, dialog } = await calculate('25k', '900', '35');
  const pressed = dialog.getByRole('button', { name: 'Change the numbers' });
  await user.click(pressed);
  expect(dialog.getByRole('button', { name: 'Calculate' })).not.toBe(pressed);
  expect(pressed).not.toBeInTheDocument();
});

test('using the result returns the rate, closes and clears the dialog and shows a toast', async () => {
  const { user, dialog, onUse } = await calculate('25k', '900', '35');
  await user.click(dialog.getByRole('button', { name: 'Use 3.7%' }));
  expect(onUse).toHaveBeenCalledExactlyOnceWith(3.7, 25_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getToast()).toMatchObject({ title: 'Using 3.7% engagement rate' });

  await user.click(screen.getByRole('button', { name: 'What is an engagement rate?' }));
  await user.click(screen.getByRole('button', { name: 'Calculate My Engagement Rate' }));
  expect(await screen.findByLabelText(/Total followers/)).toHaveValue('');
});

test('the followers of the form behind are there already, without a word about it', async () => {
  const { known } = aToolProduct({ followers: 9000 });
  const { dialog } = await openDialog({ formFollowers: '12.5k', known });
  expect(dialog.getByLabelText(/Total followers/)).toHaveValue('12.5k');
  expect(dialog.queryByText(/Filled in/)).toBeNull();
});

test('the known followers fill in for a form that says nothing, with their source', async () => {
  const { known } = aToolProduct({ followers: 9000 });
  const { user, dialog } = await openDialog({ known });
  const followers = dialog.getByLabelText(/Total followers/);
  expect(followers).toHaveValue('9000');
  const note = 'Filled in: 9,000 followers (from the country quiz). Change anything you like.';
  expect(dialog.getByText(note)).toBeVisible();
  await user.type(followers, '0');
  expect(dialog.queryByText(note)).toBeNull();
});

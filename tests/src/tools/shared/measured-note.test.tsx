import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { knownOrdering, preferredOrdering } from '@/hooks/measured-ordering.ts';
import { ownDemandTests } from '@/hooks/own-demand-tests.ts';
import { demandKey, demandResults } from '@/pages/component-gallery/demand-fixtures.ts';
import { ownTestOf } from '@/tools/demand-test/screen/use-demand-results.ts';
import { MeasuredNote } from '@/tools/shared/measured-note.tsx';

afterEach(() => localStorage.clear());

const rate = { pct: 3.75, visitors: 412 };

test('a measured rate says where it is from, and leads back to 2%', async () => {
  const onChange = vi.fn();
  render(<MeasuredNote used={rate} known={rate} onChange={onChange} />);
  expect(screen.getByText(/^3\.75% of engaged fans order each month/)).toHaveTextContent(
    'measured with 412 visitors to a demand test, counting a quarter of those who said they’d buy',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go back to 2%' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('one that is not used is offered', async () => {
  const onChange = vi.fn();
  render(<MeasuredNote used={undefined} known={rate} onChange={onChange} />);
  expect(screen.getByText(/assume that 2% of engaged fans order/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Use the measured rate' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(rate);
});

test('without a test nothing is said', () => {
  render(<MeasuredNote used={undefined} known={undefined} onChange={() => {}} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the device knows the rate of its own tested product, unless the visitor went back', () => {
  ownDemandTests.keep(ownTestOf(demandResults, demandKey.secret));
  const asked = { product: 'cotton T-shirt', priceUsd: 28 };
  // 80 of 400, a quarter of them.
  expect(preferredOrdering(asked)).toEqual({ pct: 5, visitors: 400 });
  expect(preferredOrdering({ ...asked, product: 'Candle' })).toBeUndefined();
  ownDemandTests.prefer('assumed');
  expect(preferredOrdering(asked)).toBeUndefined();
  expect(knownOrdering(asked)).toEqual({ pct: 5, visitors: 400 });
});

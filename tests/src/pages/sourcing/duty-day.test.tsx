import { dutyBasis, scheduleRevision } from '@functions/_shared/domain/tariff/duty-basis.ts';
import { render, screen } from '@testing-library/react';
import { aTariffResult } from '@tests/src/tools/assistant/rules/messages.ts';
import { teeFacts } from '@tests/support/tee-facts.ts';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tariffLineFacts } from '@/api/tariffs.ts';
import { TariffAnswer } from '@/tools/assistant/screen/tariff-answer.tsx';
import { MapExplorer } from '@/tools/map-explorer/index.tsx';
import { TariffCalculator } from '@/tools/tariff-calculator/index.tsx';

/**
 * Calculator, map and assistant state the same day of entry and the same schedule revision, in the
 * same words. The tests of the assistant's function cover its answers at those moments.
 */

vi.mock('@/api/tariffs.ts');

beforeEach(() => {
  vi.mocked(tariffLineFacts).mockResolvedValue(teeFacts);
});

afterEach(() => vi.useRealTimers());

const moments = [
  [
    '11:30 p.m. Eastern, when it is already the next day in UTC',
    '2026-11-29T04:30:00Z',
    '2026-11-28',
  ],
  ['half past midnight Eastern', '2026-11-29T05:30:00Z', '2026-11-29'],
] as const;

describe.each(moments)('at %s', (_when, now, day) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  });

  test('the calculator uses the US customs day, and says so', async () => {
    render(
      <MemoryRouter initialEntries={['/sourcing?tool=tariff&product=6109.10.00&origin=CN']}>
        <TariffCalculator />
      </MemoryRouter>,
    );
    expect(await screen.findByText(dutyBasis(day))).toBeVisible();
    const field = screen.getByLabelText('Day of entry');
    expect(field).toHaveValue(day);
    expect(field).toHaveAccessibleDescription(/US Eastern time/);
  });

  test.each([
    ['in a country’s panel', 'country=china'],
    ['beside the colors of the map', 'show=duty'],
    ['below the comparison', 'compare=china,mexico'],
  ])('the map says it %s', async (_place, query) => {
    render(
      <MemoryRouter initialEntries={[`/sourcing?tool=map&${query}`]}>
        <MapExplorer email="ana@example.com" />
      </MemoryRouter>,
    );
    const basis = dutyBasis(day);
    expect(
      await screen.findByText((text) => text.startsWith(basis), { selector: 'p' }),
    ).toBeVisible();
  });

  test('the assistant says it below its answer', () => {
    render(
      <MemoryRouter>
        <TariffAnswer
          card={{
            kind: 'tariff',
            request: { query: 'duty on cotton t-shirts from China' },
            result: aTariffResult({ asOf: day, scheduleRevision }),
          }}
          onAskTariff={() => undefined}
        />
      </MemoryRouter>,
    );
    expect(screen.getByText(dutyBasis(day))).toBeVisible();
  });
});

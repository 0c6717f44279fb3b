import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import {
  type SharedPlan,
  toPlanParams,
} from '@functions/_shared/domain/in-hands/planner-address.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '@tests/support/enter-text.ts';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client.ts';
import { useToolProduct } from '@/hooks/use-tool-product.ts';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { currentProduct, learn } from '@/lib/visitor-product/products.ts';
import {
  landedNotMade,
  landedTee,
  landedUnknown,
} from '@/pages/component-gallery/landed-fixtures.ts';
import { planCode } from '@/tools/in-hands-planner/screen/plan-code.ts';
import { PlannerScreen } from '@/tools/in-hands-planner/screen/planner-screen.tsx';
import { readOpening } from '@/tools/in-hands-planner/screen/read-opening.ts';
import { LandedServices } from '@/tools/landed-view/services.ts';
import { ownResult } from '@/tools/shared/own-result.ts';

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
  visitorProducts.forget();
  sessionStorage.clear();
});

const today = '2026-11-30';
const plan: SharedPlan = { product: 'cotton T-shirt', pieces: 500, inHandsOn: '2027-03-03' };

type Options = {
  linked?: Partial<SharedPlan>;
  isShared?: boolean;
  answer?: () => Promise<LandedCostResponse>;
};

function Planner({
  linked,
  isShared,
  replace,
}: Required<Pick<Options, 'linked' | 'isShared'>> & { replace: () => void }) {
  const params = Object.keys(linked).length === 0 ? new URLSearchParams() : toPlanParams(linked);
  return (
    <PlannerScreen
      open={(stored) => readOpening({ params, stored, isShared })}
      address={{
        initialParams: params,
        replace,
        shareUrl: (shared) => `https://example.com/?${toPlanParams(shared)}`,
      }}
      shared={{ ...ownResult, isShared }}
      product={useToolProduct('planner')}
      locale="en-US"
      today={today}
    />
  );
}

function show({ linked = {}, isShared = false, answer = async () => landedTee }: Options = {}) {
  const landedCost = vi.fn(answer);
  const replace = vi.fn();
  render(
    <MemoryRouter>
      <LandedServices value={{ landedCost }}>
        <Planner linked={linked} isShared={isShared} replace={replace} />
      </LandedServices>
    </MemoryRouter>,
  );
  return { landedCost, replace, user: userEvent.setup() };
}

const known = () => currentProduct(visitorProducts.read()).answers;
const headline = () => screen.findByRole('heading', { level: 3, name: /in hands by|is tight/ });
const submit = () => screen.getByRole('button', { name: 'Plan the dates' });

function know(answers: ProductAnswers) {
  visitorProducts.update((before) => learn(before, answers, { from: 'rfq', on: today }));
}

test('from empty fields to a plan: says what is missing, plans, and remembers', async () => {
  const { user, replace, landedCost } = show();
  expect(screen.getByText('Your routes show up here')).toBeVisible();
  await user.click(submit());
  expect(await screen.findByText('Say what you need, in a few words.')).toBeVisible();
  expect(screen.getByText('Say how many pieces you need.')).toBeVisible();
  expect(screen.getByText('Choose the day you need the goods.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Product/ })).toHaveFocus());
  expect(landedCost).not.toHaveBeenCalled();

  await enterText(user, screen.getByRole('textbox', { name: /Product/ }), 'cotton T-shirt');
  await enterText(user, screen.getByRole('textbox', { name: /Pieces/ }), '500');
  fireEvent.change(screen.getByLabelText(/In hands on/), { target: { value: '2027-03-03' } });
  await enterText(user, screen.getByRole('textbox', { name: /ZIP code/ }), '10001');
  await user.click(submit());
  expect(await headline()).toHaveTextContent(
    'Printed stock has your 500 T-shirts in hands by Mar 3',
  );
  expect(await headline()).toHaveFocus();
  expect(replace).toHaveBeenLastCalledWith(
    expect.objectContaining({ ...plan, region: 'northeast' }),
  );
  expect(known()).toMatchObject({
    product: 'cotton T-shirt',
    quantities: [500],
    launchDay: '2027-03-03',
  });
});

test('a planner that cannot be fetched says so; the next press plans with what was typed', async () => {
  vi.spyOn(planCode, 'loaded').mockReturnValue(undefined);
  vi.spyOn(planCode, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user } = show();
  await enterText(user, screen.getByRole('textbox', { name: /Product/ }), 'cotton T-shirt');
  await enterText(user, screen.getByRole('textbox', { name: /Pieces/ }), '500');
  fireEvent.change(screen.getByLabelText(/In hands on/), { target: { value: '2027-03-03' } });
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('The planner didn’t load.');
  expect(screen.getByRole('textbox', { name: /Pieces/ })).toHaveValue('500');
  await user.click(submit());
  expect(await headline()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a link shows its plan: five routes with dates, verdicts, days to order by, and prices', async () => {
  show({ linked: plan });
  await headline();
  const routes = screen.getByRole('region', { name: 'The routes' });
  expect(within(routes).getAllByRole('listitem')).toHaveLength(5);
  // Counted by hand for New York in six-calendars.test.ts; anywhere in the lower 48 states is as far.
  const [stock] = within(routes).getAllByRole('listitem');
  if (stock === undefined) throw new Error('Printed stock is listed.');
  expect(within(stock).getByText('Dec 10 to Jan 5')).toBeVisible();
  expect(within(stock).getByText('In time, 57 days to spare')).toBeVisible();
  expect(within(stock).getByText('Jan 28, to be safe')).toBeVisible();
  expect(within(stock).getByText('Feb 19 at the latest')).toBeVisible();
  expect(within(stock).getByText('Best for your date')).toBeVisible();
  // 80% of $8.90, and the truck.
  expect(within(stock).getByText(/^\$7\.\d\d to \$7\.\d\d$/)).toBeVisible();
  expect(screen.getByRole('slider', { name: 'When each route arrives' })).toHaveAttribute(
    'aria-valuetext',
    'Printed stock: Dec 10 to Jan 5. In time, 57 days to spare.',
  );
});

test('a link of somebody else teaches nothing until the visitor plans', async () => {
  const { user } = show({ linked: { ...plan, region: 'pacific' }, isShared: true });
  await headline();
  expect(screen.getByText('Someone shared this result with you.')).toBeVisible();
  expect(screen.getByText(/From the link: the Pacific states/)).toBeVisible();
  expect(known()).toEqual({});
  const pieces = screen.getByRole('textbox', { name: /Pieces/ });
  await user.clear(pieces);
  await enterText(user, pieces, '700');
  expect(screen.getByText(/^You changed the form/)).toBeVisible();
  await user.click(submit());
  expect(known()).toMatchObject({ quantities: [700] });
});

test('the days of another route open, with its closures, and the address says which', async () => {
  const { user, replace } = show({ linked: { ...plan, inHandsOn: '2027-05-10' } });
  await headline();
  expect(screen.getByRole('heading', { name: 'Printed stock, day by day' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show the days: Sea from China' }));
  const table = screen.getByRole('table', { name: 'Sea from China, day by day' });
  expect(
    within(table).getByRole('row', { name: /^Production 21 to 31 workdays in China/ }),
  ).toBeInTheDocument();
  expect(screen.getByText(/^Lunar New Year in China costs up to 23 workdays/)).toBeInTheDocument();
  // They stand below all routes: the press leads there.
  const days = screen.getByRole('region', { name: 'Sea from China, day by day' });
  await waitFor(() => expect(days).toHaveFocus());
  expect(replace).toHaveBeenLastCalledWith(expect.objectContaining({ route: 'asia-sea' }));
});

test('another country of Asia changes its routes', async () => {
  const { user } = show({ linked: plan });
  await headline();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Made in Asia' }), 'Vietnam');
  expect(screen.getByRole('button', { name: 'Show the days: Sea from Vietnam' })).toBeVisible();
  expect(
    screen.queryByRole('button', { name: 'Show the days: Sea from China' }),
  ).not.toBeInTheDocument();
});

test('of several goods it says which are planned, and plans the others with a press', async () => {
  const { user, landedCost } = show({
    linked: { ...plan, product: 'T-shirts and mugs' },
    answer: async () => ({ ...landedTee, alsoNamed: ['mugs'] }),
  });
  await headline();
  expect(screen.getByText(/This plan is for the T-shirts only\./)).toBeVisible();
  landedCost.mockImplementation(async () => landedTee);
  await user.click(screen.getByRole('button', { name: 'Plan the mugs instead' }));
  await waitFor(() =>
    expect(landedCost).toHaveBeenLastCalledWith(expect.objectContaining({ product: 'mugs' })),
  );
  expect(screen.getByRole('textbox', { name: /Product/ })).toHaveValue('mugs');
  expect(await headline()).toHaveFocus();
  expect(screen.queryByText(/more than one product/)).not.toBeInTheDocument();
});

test('a quote opens filled in with product, pieces, date and country', async () => {
  show({ linked: { ...plan, route: 'mexico-truck' } });
  await headline();
  expect(screen.getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute(
    'href',
    '/sourcing?tool=rfq&product=cotton+T-shirt&origin=mexico&quantity=500&deadline=2027-03-03',
  );
});

test('without the backend the dates of known goods stand, and the prices can be asked for again', async () => {
  let answers = 0;
  const { user } = show({
    linked: plan,
    answer: async () => {
      answers += 1;
      if (answers === 1) throw new Error('offline');
      return landedTee;
    },
  });
  expect(await headline()).toHaveTextContent('Printed stock has your 500 t-shirts');
  expect(screen.getByRole('alert')).toHaveTextContent('The prices didn’t load.');
  expect(screen.getAllByText('Not loaded')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Load the prices' }));
  expect(await screen.findByText(/^\$7\.\d\d to \$7\.\d\d$/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'The routes' })).toHaveFocus();
});

test('without the backend other goods are asked for again', async () => {
  let answers = 0;
  const { user } = show({
    linked: { ...plan, product: 'soy candle' },
    answer: async () => {
      answers += 1;
      if (answers === 1) throw new Error('offline');
      return landedTee;
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t look up your product.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await headline()).toHaveFocus();
});

test('goods that we do not know or source say so', async () => {
  show({ linked: { ...plan, product: 'flux capacitor' }, answer: async () => landedUnknown });
  expect(await screen.findByText(/We don’t know what/)).toBeVisible();
});

test('a plan asked for that there is none of takes the focus, so that it is read out', async () => {
  const { user } = show({ linked: plan, answer: async () => landedUnknown });
  await user.click(submit());
  const title = await screen.findByText(/We don’t know what/);
  await waitFor(() => expect(title.parentElement).toHaveFocus());
});

test('what we do not source is not planned', async () => {
  show({ linked: { ...plan, product: 'grenades' }, answer: async () => landedNotMade });
  expect(await screen.findByText(/We don’t source/)).toBeVisible();
});

test('a date that no route makes says which is first', async () => {
  show({ linked: { ...plan, inHandsOn: '2026-12-04' } });
  expect(
    await screen.findByRole('heading', {
      name: 'No route has your 500 T-shirts in hands by Dec 4',
    }),
  ).toBeVisible();
  expect(screen.getByText(/The first to arrive is printed stock: Dec 10/)).toBeVisible();
});

test('what other tools know fills the fields, and can be left blank', async () => {
  know({ product: 'Canvas tote', quantities: [300], launchDay: '2027-04-01' });
  const { user } = show();
  expect(screen.getByRole('textbox', { name: /Product/ })).toHaveValue('Canvas tote');
  expect(screen.getByRole('textbox', { name: /Pieces/ })).toHaveValue('300');
  expect(screen.getByLabelText(/In hands on/)).toHaveValue('2027-04-01');
  await user.click(await screen.findByRole('button', { name: 'Leave these blank' }));
  expect(screen.getByRole('textbox', { name: /Product/ })).toHaveValue('');
});

test('the calendar file is saved, and says so', async () => {
  const created = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:plan');
  const { user } = show({ linked: plan });
  await headline();
  await user.click(screen.getByRole('button', { name: 'Add to my calendar' }));
  expect(created).toHaveBeenCalledOnce();
  expect(screen.getByText(/^Saved\. Open the file/)).toBeVisible();
  const file = created.mock.calls[0]?.[0];
  const entries = file instanceof Blob ? await file.text() : '';
  // Each entry says of what, since it stands between the entries of other orders.
  const summaries = [...entries.matchAll(/SUMMARY:(.*)\r/g)].map(([, summary]) => summary);
  expect(summaries).toContain('Order 500 T-shirts by today to be safe');
  expect(summaries.filter((summary) => !summary?.includes('500 T-shirts'))).toEqual([]);
});

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import { currentProduct } from '@/lib/visitor-product/products.ts';
import { noSettings } from '@/tools/move-my-catalog/rules/catalog-settings.ts';
import {
  CatalogScreen,
  type CatalogScreenProps,
} from '@/tools/move-my-catalog/screen/catalog-screen.tsx';
import { CatalogServices } from '@/tools/move-my-catalog/services.ts';
import { inProcessCatalog } from '@/tools/move-my-catalog/worker/in-process-catalog.ts';

afterEach(() => {
  sessionStorage.clear();
  visitorProducts.forget();
});

const shareUrl: CatalogScreenProps['shareUrl'] = ({ today }) =>
  `https://brandbff.example/move-my-catalog?from=${today}`;

function show(
  props: Partial<CatalogScreenProps> = {},
  services: CatalogServices = inProcessCatalog('2026-11-30'),
) {
  const view = render(
    <MemoryRouter>
      <CatalogServices value={services}>
        <CatalogScreen shareUrl={shareUrl} {...props} />
      </CatalogServices>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), ...view };
}

type User = ReturnType<typeof userEvent.setup>;

async function paste(user: User, text: string) {
  await user.click(screen.getByLabelText('Or paste cells from a spreadsheet'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Read these cells' }));
}

const compare = () => screen.findByRole('button', { name: 'Show what a move saves' });
const products = () => screen.findByRole('region', { name: 'Your products' });
const total = () => screen.findByRole('region', { name: 'What your catalog saves' });

const small = [
  'Title\tCost\tUnits a year\tMade in',
  'Cotton T-Shirt\t4\t2000\tChina',
  'Crewneck Tee\t4\t1000\tChina',
  'Graphic Tee\t4\t500\tChina',
  'Gadget No. 9\t2\t100\tChina',
  'Mug\tabc\t100\tChina',
].join('\n');

test('from pasted cells to a total, over the products that have every number', async () => {
  const { user } = show();
  await paste(user, small);
  expect(await screen.findByText('5 rows.')).toBeInTheDocument();
  // The pressed button went away with its part.
  expect(screen.getByRole('heading', { name: 'What we read' })).toHaveFocus();
  await user.click(await compare());
  const list = await products();
  expect(within(list).getByText('Cotton T-Shirt')).toBeInTheDocument();
  expect(within(await total()).getByText(/across 1 of 4 products/)).toBeInTheDocument();
  // The bad row is named with its line.
  const bad = screen.getByRole('region', { name: 'One row can’t be used' });
  expect(bad).toHaveTextContent('Line 6');
  expect(bad).toHaveTextContent('The cost “abc” isn’t a number.');
});

test('one answer counts for all products alike', async () => {
  const { user } = show();
  await paste(user, small);
  await user.click(await compare());
  const questions = await screen.findByRole('region', { name: 'One question is open' });
  expect(questions).toHaveTextContent('T-shirts: 2 products.');
  await user.click(within(questions).getByRole('button', { name: /^Cotton/ }));
  await waitFor(() => expect(questions).not.toBeInTheDocument());
  expect(within(await total()).getByText(/across 3 of 4 products/)).toBeInTheDocument();
});

test('what we do not know can be said in plain words', async () => {
  const { user } = show();
  await paste(user, small);
  await user.click(await compare());
  const list = await products();
  await user.type(within(list).getByLabelText('What is it, in plain words?'), 'soy candle{Enter}');
  expect(await within(list).findByText(/in your words/)).toBeInTheDocument();
  expect(within(await total()).getByText(/across 2 of 4 products/)).toBeInTheDocument();
});

test('a row opens its countries, and a change of it counts at once', async () => {
  const { user } = show();
  await paste(user, 'Title\tCost\tUnits a year\tMade in\nCotton T-Shirt\t4\t2000\tChina');
  await user.click(await compare());
  const list = await products();
  await user.click(within(list).getByText('Compare countries'));
  const table = within(list).getByRole('table', { name: 'Compare countries: Cotton T-Shirt' });
  // The head, eight countries, and Mexico with USMCA.
  expect(within(table).getAllByRole('row')).toHaveLength(10);
  const mexico = within(table).getByRole('row', { name: /^Mexico with USMCA/ });
  expect(mexico).toHaveTextContent('0%');
  expect(mexico).toHaveTextContent('$5.51');
  await user.selectOptions(within(list).getByLabelText('Made in'), 'Vietnam');
  expect(await within(list).findByText(/made in Vietnam, 2,000 a year/)).toBeInTheDocument();
});

test('asks where it is made and how many, where the file does not say', async () => {
  const { user } = show();
  await paste(user, 'Title\nCotton T-Shirt\nSoy Candle');
  await user.click(await compare());
  expect(screen.getByText('Choose a country.')).toBeInTheDocument();
  expect(screen.getByText('Enter whole pieces, such as 1,000.')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Where are they made today?'), 'China');
  await user.type(screen.getByLabelText('Pieces of each product a year'), '2,000');
  await user.click(await compare());
  expect(within(await total()).getByText(/across 2 of 2 products/)).toBeInTheDocument();
});

test('a column that was read wrong can be set', async () => {
  const { user } = show();
  await paste(user, 'Ref\tWhat\tX\nA1\tCotton T-Shirt\t4\nA2\tSoy Candle\t3');
  await user.selectOptions(await screen.findByLabelText('Product name'), 'What');
  await user.selectOptions(screen.getByLabelText('Where are they made today?'), 'China');
  await user.type(screen.getByLabelText('Pieces of each product a year'), '2000');
  await user.click(await compare());
  expect(within(await products()).getByText('Soy Candle')).toBeInTheDocument();
});

test('searching and filtering', async () => {
  const { user } = show();
  await paste(user, small);
  await user.click(await compare());
  const list = await products();
  await user.selectOptions(within(list).getByLabelText('Show'), 'Not recognized (1)');
  expect(within(list).queryByText('Cotton T-Shirt')).not.toBeInTheDocument();
  await user.type(within(list).getByLabelText('Search products'), 'shirt');
  expect(await within(list).findByText(/No product matches/)).toBeInTheDocument();
  await user.click(within(list).getByRole('button', { name: 'Clear' }));
  expect(within(list).getByText('Cotton T-Shirt')).toBeInTheDocument();
});

test('the three best moves go on to the roadmap and the request for quotation', async () => {
  const { user } = show();
  await paste(user, 'Title\tCost\tUnits a year\tMade in\nCotton T-Shirt\t4\t20000\tChina');
  await user.click(await compare());
  const link = await screen.findByRole('link', { name: 'Write an RFQ: Cotton T-Shirt' });
  expect(link.getAttribute('href')).toMatch(
    /^\/sourcing\?tool=rfq&product=Cotton\+T-Shirt&origin=bangladesh&quantity=10000$/,
  );
  const plan = screen.getByRole('link', { name: 'Plan the move: Cotton T-Shirt' });
  expect(plan).toHaveAttribute('href', '/sourcing?tool=strategy');
  await user.click(plan);
  expect(currentProduct(visitorProducts.read()).answers).toMatchObject({
    product: 'Cotton T-Shirt',
    hts8: '6109.10.00',
    currentCountry: 'china',
  });
});

test('a reload keeps the catalog, the answers and the comparison', async () => {
  const first = show();
  await paste(first.user, small);
  await first.user.click(await compare());
  await products();
  first.unmount();
  const second = show();
  expect(within(await products()).getByText('Crewneck Tee')).toBeInTheDocument();
  await second.user.click(screen.getByRole('button', { name: 'Use another catalog' }));
  expect(screen.getByLabelText('Choose a file')).toBeInTheDocument();
  // Nothing of it comes back.
  second.unmount();
  show();
  expect(screen.getByLabelText('Choose a file')).toBeInTheDocument();
});

test('settings of a link and of other tools are filled in', async () => {
  const { user } = show({ shared: { ...noSettings, today: 'india', yearlyUnits: 700 } });
  await paste(user, 'Title\nCotton T-Shirt');
  expect(await screen.findByLabelText('Where are they made today?')).toHaveValue('india');
  expect(screen.getByLabelText('Pieces of each product a year')).toHaveValue('700');
});

test('nothing to read, too much of it, and a worker that does not load', async () => {
  const { user, unmount } = show();
  await user.click(screen.getByRole('button', { name: 'Read these cells' }));
  expect(screen.getByText('Paste your cells first, or choose a file.')).toBeInTheDocument();
  const input = screen.getByLabelText('Choose a file');
  await user.upload(input, new File(['\n\n'], 'empty.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/There are no rows in it/)).toBeInTheDocument();
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.csv', { type: 'text/csv' });
  await user.upload(input, large);
  expect(await screen.findByText(/larger than 10 MB/)).toBeInTheDocument();
  unmount();

  const send = vi.fn();
  const broken = show(
    {},
    {
      ...inProcessCatalog('2026-11-30'),
      open: (onReply) => ({
        send: (request) => {
          send(request);
          if ('run' in request) onReply({ kind: 'broken', run: request.run });
        },
        close: () => undefined,
      }),
    },
  );
  await paste(broken.user, 'Title\nMug');
  expect(await screen.findByText(/didn’t load/)).toBeInTheDocument();
  expect(send).toHaveBeenCalledOnce();
});

test('working can be stopped and goes on', async () => {
  const local = inProcessCatalog('2026-11-30');
  let isHeld = true;
  const services: CatalogServices = {
    ...local,
    open: (onReply) => {
      const link = local.open(onReply);
      return {
        ...link,
        send: (request) => {
          if (request.kind === 'work' && isHeld) {
            onReply({ kind: 'progress', run: request.run, done: 1, total: 2 });
          } else link.send(request);
        },
      };
    },
  };
  const { user } = show({}, services);
  await paste(user, small);
  await user.click(await compare());
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 2');
  isHeld = false;
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Stopped. Nothing was lost.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(within(await total()).getByText(/across 1 of 4 products/)).toBeInTheDocument();
});

test('the best moves are named by how many there are, and not at all without one', async () => {
  const { user } = show();
  await paste(user, 'Title\tCost\tUnits a year\tMade in\nGadget No. 9\t2\t100\tChina');
  expect(await screen.findByText('One row.')).toBeInTheDocument();
  await user.click(await compare());
  await products();
  expect(screen.queryByText(/^Start with/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use another catalog' }));
  expect(screen.getByRole('heading', { name: 'Add your products' })).toHaveFocus();
  await paste(user, 'Title\tCost\tUnits a year\tMade in\nOrganic Cotton Hoodie\t11.2\t4000\tChina');
  await user.click(await compare());
  expect(await screen.findByRole('region', { name: 'Start with this one' })).toBeInTheDocument();
});

test('more rows than we compare are said before anything is worked out', async () => {
  const { user } = show();
  const rows = Array.from({ length: 5001 }, (_, place) => `Cotton T-Shirt ${place}\t4`);
  await paste(user, ['Title\tCost', ...rows].join('\n'));
  expect(await screen.findByText(/We compare the first 5,000/)).toBeInTheDocument();
});

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothingUnderstood, understoodMug } from '@tests/support/understood-goods.ts';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { learnAnswers } from '@/hooks/learn-answers.ts';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import { currentProduct } from '@/lib/visitor-product/products.ts';
import { parseAskedRfq } from '@/tools/rfq-generator/rules/asked-rfq.ts';
import { SwagCatalog } from '@/tools/swag-catalog/index.tsx';
import { SwagServices } from '@/tools/swag-catalog/services.ts';

const understandGoods = vi.fn<SwagServices['understandGoods']>();
const sendRequest = vi.fn<SwagServices['sendRequest']>();
const readLogo = vi.fn<SwagServices['readLogo']>();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  understandGoods.mockReset().mockResolvedValue(nothingUnderstood);
  sendRequest.mockReset().mockResolvedValue('sent');
  readLogo.mockReset().mockResolvedValue({ problem: 'broken' });
});

let search = '';
function Address() {
  search = useLocation().search;
  return null;
}

function open(query = '') {
  return render(
    <MemoryRouter initialEntries={[`/swag${query}`]}>
      <SwagServices value={{ understandGoods, sendRequest, readLogo }}>
        <SwagCatalog />
        <Address />
      </SwagServices>
    </MemoryRouter>,
  );
}

const status = () => screen.getByText(/of 12 pieces|All 12 pieces/);

function shownNames() {
  return within(screen.getByRole('list', { name: 'Products' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
}

test('the catalog opens with all products at 100 pieces', () => {
  open();
  expect(shownNames()).toHaveLength(12);
  expect(status()).toHaveTextContent('All 12 pieces');
  expect(screen.getByText('$6.40')).toBeVisible();
});

test('occasion and budget narrow the list, and the count is announced', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Events' }));
  await userEvent.click(screen.getByRole('button', { name: 'Under $5' }));
  expect(shownNames()).toEqual(['Canvas tote', 'Grip socks', 'Hand cream']);
  expect(status()).toHaveTextContent('3 of 12 pieces');
});

test('a larger order lowers the prices', async () => {
  open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quantity' }), '500 pieces');
  expect(screen.getByText('$5.12')).toBeVisible();
  expect(screen.getAllByText('each, at 500')).toHaveLength(12);
});

test('when nothing matches, the filters can be cleared at once', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Events' }));
  await userEvent.click(screen.getByRole('button', { name: '$20 and more' }));
  expect(screen.getByText('Nothing fits all of that')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(shownNames()).toHaveLength(12);
});

const searchFor = (words: string) =>
  userEvent.type(screen.getByRole('searchbox', { name: 'Find a product' }), words);

test('a search in another language finds what is there without asking the backend', async () => {
  open();
  await searchFor('calcetines');
  expect(await screen.findByText('1 of 12 pieces')).toBeVisible();
  expect(shownNames()).toEqual(['Grip socks']);
  expect(understandGoods).not.toHaveBeenCalled();
});

test('a search for goods that are not in the catalog says so, and shows what comes close', async () => {
  open();
  understandGoods.mockResolvedValue(
    understoodMug({
      kindId: 'water-bottle',
      plural: 'water bottles',
      capability: { id: 'metal-drinkware', label: 'metal drinkware' },
    }),
  );
  await searchFor('bottle for runners');
  expect(
    await screen.findByText('We don’t have water bottles in the catalog yet', { selector: 'p' }),
  ).toBeVisible();
  expect(understandGoods).toHaveBeenCalledExactlyOnceWith({ text: 'bottle for runners' });
  expect(screen.getByRole('link', { name: 'Write an RFQ' })).toHaveAttribute(
    'href',
    '/sourcing?tool=rfq',
  );
  const near = screen.getByRole('list', { name: 'Close to it in the catalog' });
  expect(within(near).getByRole('heading', { name: 'Steel tumbler' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(shownNames()).toHaveLength(12);
});

test('a search works without the network', async () => {
  open();
  vi.spyOn(console, 'info').mockReturnValue();
  understandGoods.mockRejectedValue(new Error('offline'));
  await searchFor('tum');
  await vi.waitFor(() => expect(understandGoods).toHaveBeenCalledOnce());
  expect(await screen.findByText('1 of 12 pieces')).toBeVisible();
  expect(shownNames()).toEqual(['Steel tumbler']);
});

test('a search for something nobody knows says that nothing matches', async () => {
  open();
  await searchFor('xyzzy');
  expect(
    await screen.findByText('Nothing in the catalog matches “xyzzy”', { selector: 'p' }),
  ).toBeVisible();
});

const dialog = () => screen.findByRole('dialog', {}, { timeout: 5000 });

async function openPiece(name: string) {
  await userEvent.click(screen.getByRole('button', { name: `Colors, logo, price: ${name}` }));
  return dialog();
}

const unitsIn = (place: HTMLElement) => within(place).getByRole('textbox', { name: 'Pieces' });

async function setUnits(place: HTMLElement, units: string) {
  await userEvent.clear(unitsIn(place));
  await userEvent.type(unitsIn(place), units);
}

test('a piece opens with its price, and the price follows the quantity', async () => {
  open();
  const piece = await openPiece('Steel tumbler');
  expect(within(piece).getByRole('heading', { name: 'Steel tumbler' })).toBeVisible();
  expect(piece).toHaveTextContent('100 pieces: $13.80 each, $1,380');
  expect(piece).toHaveTextContent('From 250 pieces, it’d be $12.14 each.');
  await setUnits(piece, '240');
  expect(piece).toHaveTextContent('240 pieces: $13.80 each, $3,312');
  expect(piece).toHaveTextContent('250 pieces cost less: $3,035 total.');
  await userEvent.click(within(piece).getByRole('button', { name: 'Make it 250' }));
  expect(unitsIn(piece)).toHaveValue('250');
  await userEvent.click(
    within(piece).getByRole('button', { name: /^500\+ ?pieces, ?\$11\.04 ?each$/ }),
  );
  expect(piece).toHaveTextContent('500 pieces: $11.04 each, $5,520');
  expect(piece).toHaveTextContent('This is the lowest price tier.');
  expect(search).toBe('?sw=1&piece=tumbler&color=black&units=500');
});

test('an open piece says what is wrong with a quantity, and what it can do with a small or a large one', async () => {
  open();
  const piece = await openPiece('Steel tumbler');
  await setUnits(piece, 'many');
  expect(unitsIn(piece)).toHaveAccessibleDescription(/Enter a whole number of pieces/);
  await setUnits(piece, '200000');
  expect(unitsIn(piece)).toHaveAccessibleDescription(/100,000 pieces or fewer/);
  await setUnits(piece, '20');
  expect(piece).toHaveTextContent('Orders start at 50 pieces.');
  await setUnits(piece, '1000');
  expect(piece).toHaveTextContent('1,000 pieces: $11.04 each, $11,040');
  expect(piece).toHaveTextContent('We quote orders this size individually.');
});

test('a link opens the piece in its color and quantity, and closing it leaves the address', async () => {
  open('?piece=tumbler&units=500&color=navy');
  const piece = await dialog();
  expect(piece).toHaveTextContent('500 pieces: $11.04 each, $5,520');
  expect(within(piece).getByRole('radio', { name: 'Navy' })).toBeChecked();
  expect(
    within(piece).getByRole('img', { name: 'Drawing: tumbler with a straw in navy' }),
  ).toBeVisible();
  await userEvent.click(within(piece).getByRole('button', { name: 'Close the piece' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(search).toBe('');
});

test('a piece and its quantity go into a request for quotation, and are remembered', async () => {
  open('?piece=tumbler&units=500');
  const link = within(await dialog()).getByRole('link', {
    name: 'Ask for a quote: Steel tumbler',
  });
  const { pathname, searchParams } = new URL(
    link.getAttribute('href') ?? '',
    'https://example.com',
  );
  expect(pathname).toBe('/sourcing');
  expect(parseAskedRfq(searchParams)).toEqual({ product: 'Steel tumbler', quantity: 500 });
  await userEvent.click(link);
  await vi.waitFor(() =>
    expect(currentProduct(visitorProducts.read()).answers).toEqual({
      product: 'Steel tumbler',
      kindId: 'tumbler',
      quantities: [500],
    }),
  );
});

const logo = {
  name: 'bakes.svg',
  url: 'data:image/png;base64,AAAA',
  width: 400,
  height: 200,
  isTransparent: true,
  isCoarse: false,
};

const file = new File(['<svg/>'], 'bakes.svg', { type: 'image/svg+xml' });

test('a logo is shown on the piece, kept in the tab, and removed', async () => {
  readLogo.mockResolvedValue({ logo });
  const { unmount } = open('?piece=mug');
  const piece = await dialog();
  await userEvent.upload(within(piece).getByLabelText('Choose a file'), file);
  expect(await within(piece).findByText('bakes.svg is on the piece.')).toBeVisible();
  expect(piece.querySelector(`image[href="${logo.url}"]`)).toBeInTheDocument();
  expect(
    within(piece).getByRole('img', { name: 'Drawing: mug in white, with your logo' }),
  ).toBeVisible();
  const print = within(piece).getByRole('group', { name: 'Print' });
  await userEvent.click(within(print).getByRole('radio', { name: 'White' }));
  expect(piece.querySelector('feColorMatrix')).toBeInTheDocument();
  unmount();

  open('?piece=tote');
  const other = await dialog();
  expect(other.querySelector(`image[href="${logo.url}"]`)).toBeInTheDocument();
  await userEvent.click(within(other).getByRole('button', { name: 'Remove logo' }));
  expect(other.querySelector(`image[href="${logo.url}"]`)).not.toBeInTheDocument();
  expect(within(other).getByText('The logo is gone from this device.')).toBeVisible();
  expect(sessionStorage.getItem('brandbff_swag_logo')).toBeNull();
});

test('a file that is no logo says what to do instead', async () => {
  readLogo.mockResolvedValueOnce({ problem: 'document' }).mockRejectedValueOnce(new Error('off'));
  open('?piece=mug');
  const piece = await dialog();
  const input = within(piece).getByLabelText('Choose a file');
  await userEvent.upload(input, file);
  expect(within(piece).getByRole('alert')).toHaveTextContent('Export it as SVG or PNG');
  await userEvent.upload(input, file);
  expect(within(piece).getByRole('alert')).toHaveTextContent('didn’t load');
});

async function addPiece(name: string, units: string) {
  const piece = await openPiece(name);
  await setUnits(piece, units);
  await userEvent.click(within(piece).getByRole('button', { name: 'Add to your list' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

const items = () => screen.findByRole('list', { name: 'Pieces on your list' }, { timeout: 5000 });

test('pieces make a list with a total, which is in the address and in the tab', async () => {
  open();
  expect(screen.getByText('Nothing on your list yet')).toBeVisible();
  await addPiece('Steel tumbler', '500');
  await addPiece('Glazed mug', '100');
  expect(within(await items()).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('$6,160');
  expect(screen.getByRole('link', { name: 'Your list: 2 pieces, $6,160' })).toBeVisible();
  expect(search).toBe('?sw=1&item=tumbler.black.500&item=mug.white.100');
  expect(sessionStorage.getItem('brandbff_swag_shop')).toContain('tumbler');
  expect(currentProduct(visitorProducts.read()).answers).toMatchObject({ product: 'Glazed mug' });

  await userEvent.click(screen.getByRole('button', { name: 'Remove Glazed mug' }));
  expect(screen.getByText('Glazed mug is off your list.')).toBeVisible();
  expect(search).toBe('?sw=1&item=tumbler.black.500');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
  expect(screen.getByText('Nothing on your list yet')).toBeVisible();
  expect(search).toBe('');
});

test('as kits the list has one price a person, and the number of kits counts', async () => {
  open('?item=tumbler.navy.200&item=mug.white.50');
  await items();
  await userEvent.click(screen.getByRole('radio', { name: /As kits/ }));
  const kits = screen.getByRole('textbox', { name: 'Number of kits' });
  expect(kits).toHaveValue('200');
  // $13.80 + $6.40 at 200; $12.14 + $5.63 at 250.
  expect(screen.getByText('One kit').nextElementSibling).toHaveTextContent('$20.20');
  await userEvent.clear(kits);
  await userEvent.type(kits, '250');
  expect(screen.getByText('One kit').nextElementSibling).toHaveTextContent('$17.77');
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('$4,442.50');
  expect(search).toContain('kits=250');
});

test("somebody else's list says so, and is stored only once it is changed", async () => {
  open('?sw=1&item=tumbler.navy.500&via=link');
  await items();
  expect(await screen.findByText('Someone shared this result with you.')).toBeVisible();
  expect(sessionStorage.getItem('brandbff_swag_shop')).toBeNull();
  const units = screen.getByRole('textbox', { name: 'Pieces of Steel tumbler' });
  await userEvent.clear(units);
  await userEvent.type(units, '100');
  expect(screen.queryByText('Someone shared this result with you.')).not.toBeInTheDocument();
  expect(sessionStorage.getItem('brandbff_swag_shop')).toContain('"units":100');
});

test('a link with a search leaves the list of the tab alone', async () => {
  sessionStorage.setItem(
    'brandbff_swag_shop',
    JSON.stringify({ list: { items: [{ piece: 'mug', color: 'red', units: 60 }], kits: null } }),
  );
  open('?sw=1&for=events');
  expect(within(await items()).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Events', pressed: true })).toBeVisible();
});

test('the list says of each piece whether it is there in time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T12:00:00Z') });
  try {
    open('?item=tumbler.navy.500&by=2027-06-01');
    const pieces = await screen.findByRole(
      'list',
      { name: 'Each piece and your date' },
      { timeout: 5000 },
    );
    expect(pieces).toHaveTextContent(
      /In time from printed stock; order by (?:Apr|May) \d+, 2027\./,
    );
    const day = screen.getByLabelText('In hands by');
    await userEvent.clear(day);
    expect(pieces).toHaveTextContent(/Ordered today, in hands between Dec \d+, 2026 and/);
    await userEvent.type(day, '2026-12-01');
    expect(pieces).toHaveTextContent(/Too late by \d+ days? from printed stock/);
    // A day that nothing is planned for says why, once, instead of that of every piece.
    await userEvent.clear(day);
    await userEvent.type(day, '2029-03-01');
    expect(day).toHaveAccessibleDescription(/up to December 31, 2028/);
    expect(pieces).not.toBeInTheDocument();
    await userEvent.clear(day);
    await userEvent.type(day, '2026-11-29');
    expect(day).toHaveAccessibleDescription(/has passed/);
    expect(screen.queryByRole('list', { name: 'Each piece and your date' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'ZIP code' }), '787');
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'ZIP code' })).toHaveAccessibleDescription(
      /five-digit/,
    );
    expect(search).not.toContain('787');
  } finally {
    vi.useRealTimers();
  }
});

const form = () =>
  screen.findByRole('form', { name: 'Send it to the swag team' }, { timeout: 5000 });

test('the request goes to the team with the list, the day and the name of the logo', async () => {
  sessionStorage.setItem('brandbff_swag_logo', JSON.stringify({ logo, look: {} }));
  open('?item=tumbler.navy.500&by=2027-06-01');
  const request = await form();
  const send = within(request).getByRole('button', { name: 'Send the request' });
  await userEvent.click(send);
  expect(sendRequest).not.toHaveBeenCalled();
  const name = within(request).getByRole('textbox', { name: 'Your name' });
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription(/Enter your name/);
  await userEvent.type(name, 'Ana');
  await userEvent.type(within(request).getByRole('textbox', { name: 'Your email' }), 'ana@x.org');
  await userEvent.type(screen.getByRole('textbox', { name: 'ZIP code' }), '78701');
  expect(request).toHaveTextContent('Only your logo’s file name, bakes.svg, goes with it.');
  await userEvent.click(send);
  expect(sendRequest).toHaveBeenCalledExactlyOnceWith(
    'ana@x.org',
    {
      contact_name: 'Ana',
      items: [{ piece: 'tumbler', color: 'navy', units: 500 }],
      needed_by: '2027-06-01',
      zip: '78701',
      logo_name: 'bakes.svg',
    },
    { trap: undefined, filledInMs: undefined },
  );
  const answer = await within(request).findByText(/^Sent. A copy is on its way to ana@x.org/);
  await waitFor(() => expect(answer).toHaveFocus());
  expect(within(request).queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['sent-without-copy', 'Sent. Our team has it.'],
  ['waiting', 'Saved on this device'],
] as const)('the request says when it is %s', async (outcome, sentence) => {
  sendRequest.mockResolvedValue(outcome);
  sessionStorage.setItem('brandbff_email', 'ana@x.org');
  open('?item=tumbler.navy.500');
  const request = await form();
  await userEvent.type(within(request).getByRole('textbox', { name: 'Your name' }), 'Ana');
  await userEvent.click(within(request).getByRole('button', { name: 'Send the request' }));
  expect(request).toHaveTextContent(sentence);
});

test('a refused request stays, and a changed list is sent again', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  sendRequest.mockRejectedValueOnce(new Error('no'));
  sessionStorage.setItem('brandbff_email', 'ana@x.org');
  open('?item=tumbler.navy.500');
  const request = await form();
  await userEvent.type(within(request).getByRole('textbox', { name: 'Your name' }), 'Ana');
  await userEvent.click(within(request).getByRole('button', { name: 'Send the request' }));
  expect(request).toHaveTextContent('Our server didn’t accept it.');
  await userEvent.click(within(request).getByRole('button', { name: 'Send the request' }));
  expect(request).toHaveTextContent('Sent. A copy');
  await userEvent.click(screen.getByRole('radio', { name: /As kits/ }));
  expect(request).toHaveTextContent('We have the earlier one.');
  await userEvent.click(within(request).getByRole('button', { name: 'Send the changed list' }));
  expect(sendRequest.mock.calls[2]?.[1]).toMatchObject({ kits: 500 });
});

test('the day that another tool knows fills the field, and one of its own is learned', async () => {
  learnAnswers('strategy', { launchDay: '2028-06-01' });
  open('?item=tumbler.navy.500');
  await items();
  const day = screen.getByLabelText('In hands by');
  expect(day).toHaveValue('2028-06-01');
  expect(day).toHaveAccessibleDescription('Filled in from the strategy builder.');
  await userEvent.clear(day);
  await userEvent.type(day, '2028-07-03');
  expect(currentProduct(visitorProducts.read()).answers.launchDay).toBe('2028-07-03');
});

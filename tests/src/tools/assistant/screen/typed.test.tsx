import { act, fireEvent, screen, within } from '@testing-library/react';
import { aTariffResult } from '@tests/src/tools/assistant/rules/messages.ts';
import { candleOrder } from '@tests/support/an-order.ts';
import { understoodMug } from '@tests/support/understood-goods.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast, getToast } from '@/components/ui/toast-store.ts';
import {
  aReply,
  ask,
  button,
  copy,
  foundFactories,
  log,
  press,
  settle,
  showAssistant,
  textBox,
} from './fakes.tsx';

afterEach(() => dismissToast());

const answers = () => within(log()).getAllByRole('article', { name: 'KIRA' });
const questions = () => within(log()).getAllByRole('article', { name: 'You' });
const down = async () => {
  throw new Error('down');
};

test('Enter sends the text and empties the text box', async () => {
  const { services } = showAssistant();
  await ask('  What does the call cost?  ');
  expect(services.askKira).toHaveBeenCalledExactlyOnceWith({
    prompt: 'What does the call cost?',
    history: [],
  });
  expect(textBox()).toHaveValue('');
  expect(questions()[0]).toHaveTextContent('What does the call cost?');
  expect(answers()[0]).toHaveTextContent('The call is free.');
});

test('Shift+Enter is left to the browser, which starts a new line', () => {
  const { services } = showAssistant();
  fireEvent.change(textBox(), { target: { value: 'One' } });
  expect(fireEvent.keyDown(textBox(), { key: 'Enter', shiftKey: true })).toBe(true);
  expect(services.askKira).not.toHaveBeenCalled();
});

test('an Enter that accepts an input method’s word does not send', () => {
  const { services } = showAssistant();
  fireEvent.change(textBox(), { target: { value: 'にほん' } });
  fireEvent.keyDown(textBox(), { key: 'Enter', isComposing: true });
  // Safari has ended the composition by then.
  fireEvent.compositionEnd(textBox());
  fireEvent.keyDown(textBox(), { key: 'Enter', keyCode: 229 });
  expect(textBox()).toHaveValue('にほん');
  expect(services.askKira).not.toHaveBeenCalled();
});

test('the button sends the text', async () => {
  const { services } = showAssistant();
  fireEvent.change(textBox(), { target: { value: 'Hello' } });
  await press('Send');
  expect(services.askKira).toHaveBeenCalledOnce();
});

test('an answer in another language says so to screen readers', async () => {
  const reply = 'Auf Deutsch beantworte ich Fragen zu US-Einfuhrzöllen.';
  const question = 'Zoll auf Kerzen aus Mexiko';
  const { services } = showAssistant();
  services.askKira.mockResolvedValue(aReply({ reply, language: 'de', suggestions: [question] }));
  services.lookupTariff.mockResolvedValue(
    aTariffResult({ language: 'de', answer: 'US-Einfuhrzoll auf „Kerzen“: 10 %.' }),
  );
  await ask('Wo kann ich T-Shirts herstellen lassen?');
  expect(screen.getByText(reply).closest('[lang]')).toHaveAttribute('lang', 'de');
  expect(button(question).closest('[lang]')).toHaveAttribute('lang', 'de');
  await press(question);
  expect(services.lookupTariff).toHaveBeenCalledOnce();
  const duty = screen.getByText('US-Einfuhrzoll auf „Kerzen“: 10 %.');
  expect(duty.closest('[lang]')).toHaveAttribute('lang', 'de');
});

test('a blank message is ignored', async () => {
  const { services } = showAssistant();
  await ask('   ');
  expect(services.askKira).not.toHaveBeenCalled();
  expect(getToast()).toBeNull();
});

test('text typed while KIRA thinks stays and is not sent', async () => {
  const { services } = showAssistant({
    services: { askKira: vi.fn(() => new Promise<never>(() => {})) },
  });
  await ask('One');
  await ask('Two');
  expect(services.askKira).toHaveBeenCalledOnce();
  expect(textBox()).toHaveValue('Two');
  expect(button('Ask by voice')).toBeDisabled();
});

test('the thread is a log with the time of each message', async () => {
  showAssistant();
  await ask('Hello');
  expect(log().querySelectorAll('time[datetime]')).toHaveLength(2);
});

test('the last turns are sent along with the next question', async () => {
  const { services } = showAssistant();
  await ask('One');
  services.askKira.mockResolvedValueOnce(aReply({ reply: 'It takes an hour.' }));
  await ask('Two');
  expect(services.askKira).toHaveBeenLastCalledWith({
    prompt: 'Two',
    history: [
      { role: 'user', content: 'One' },
      { role: 'assistant', content: 'The call is free.' },
    ],
  });
});

test('a question to which the thread leads back is asked by its own words', async () => {
  const { services } = showAssistant();
  await ask('One');
  services.askKira.mockImplementation(async ({ history }) =>
    aReply({ reply: history === undefined ? 'It takes an hour.' : 'The call is free.' }),
  );
  await ask('Two');
  expect(services.askKira).toHaveBeenLastCalledWith({ prompt: 'Two' });
  expect(answers()[1]).toHaveTextContent('It takes an hour.');
});

test('the same answer is not given twice in a row', async () => {
  showAssistant();
  await ask('One');
  await ask('Two');
  expect(answers()[1]).toHaveTextContent('I don’t have anything on that either.');
  expect(within(log()).getByRole('link', { name: 'Book a free call' })).toBeInTheDocument();
});

test('a supplier’s reply is read, and its answer can be copied', async () => {
  const { services } = showAssistant();
  await ask(
    'Dear friend, our best price is USD 3.20/pc FOB Ningbo, MOQ 500 pcs. Payment 30% deposit. Best regards, Linda',
  );
  expect(services.askKira).not.toHaveBeenCalled();
  expect(answers()[0]).toHaveTextContent('FOB Ningbo');
  expect(screen.getByRole('region', { name: 'Your reply to the supplier' })).toHaveTextContent(
    'Hello Linda,',
  );
  expect(button('Copy the reply')).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Write a request for quotes' })).toHaveAttribute(
    'href',
    '/sourcing?tool=rfq&origin=china&quantity=500',
  );
});

test('goods that the pages do not know are offered to the engines', async () => {
  const { services } = showAssistant();
  services.understandGoods.mockResolvedValue(understoodMug());
  services.askKira.mockResolvedValue(aReply({ reply: 'I don’t know that.', answered: false }));
  await ask('do mugs float on water in peru');
  expect(answers()[0]).toHaveTextContent('I can look up mugs for you');
  expect(button('How much is the duty on mugs from Peru?')).toBeEnabled();
});

test('a word that may be goods and is not said as such leads to no goods', async () => {
  const { services } = showAssistant();
  services.understandGoods.mockResolvedValue(understoodMug());
  services.askKira.mockResolvedValue(aReply({ reply: 'I don’t know that.', answered: false }));
  await ask('Which tankard wins the derby on Saturday?');
  expect(answers()[0]).toHaveTextContent('I don’t know that.');
  expect(answers()[0]).not.toHaveTextContent('mugs');
});

test('an empty thread offers questions to press', async () => {
  const { services } = showAssistant();
  act(() => button('What does the strategy call cost?').focus());
  await press('What does the strategy call cost?');
  await settle();
  expect(services.askKira).toHaveBeenCalledOnce();
  expect(document.activeElement).toContainElement(questions()[0] ?? null);
  expect(document.body).not.toHaveFocus();
});

test('only the last answer offers follow-up questions', async () => {
  showAssistant({
    services: { askKira: vi.fn(async () => aReply({ suggestions: ['And then?'] })) },
  });
  await ask('One');
  expect(screen.getAllByRole('button', { name: 'And then?' })).toHaveLength(1);
  await press('And then?');
  await settle();
  expect(questions()[1]).toHaveTextContent('And then?');
  expect(screen.getAllByRole('button', { name: 'And then?' })).toHaveLength(1);
});

test('the thread survives a reload', async () => {
  const first = showAssistant();
  await ask('How much is the duty on cotton t-shirts from China?');
  first.unmount();
  showAssistant();
  expect(questions()[0]).toHaveTextContent('cotton t-shirts');
  expect(within(log()).getByText('36.5%', { selector: 'p' })).toBeVisible();
});

test('a question that a reload left unanswered can be asked again', async () => {
  const first = showAssistant({
    services: { askKira: vi.fn(() => new Promise<never>(() => {})) },
  });
  await ask('What does it cost?');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  first.unmount();
  const { services } = showAssistant();
  expect(screen.getByText('This question has no answer yet.')).toBeVisible();
  await press('Try again');
  await settle();
  expect(services.askKira).toHaveBeenCalledExactlyOnceWith({
    prompt: 'What does it cost?',
    history: [],
  });
  expect(questions()).toHaveLength(1);
  expect(answers()).toHaveLength(1);
  expect(screen.queryByText('This question has no answer yet.')).not.toBeInTheDocument();
});

test('the last question can be edited and asked again in its place', async () => {
  const { services } = showAssistant();
  await ask('Wat does it cost?');
  await press('Edit what you asked');
  const edit = screen.getByRole('textbox', { name: 'Edit what you asked' });
  expect(edit).toHaveFocus();
  fireEvent.change(edit, { target: { value: 'What does it cost?' } });
  await press('Ask again');
  await settle();
  expect(services.askKira).toHaveBeenLastCalledWith({
    prompt: 'What does it cost?',
    history: [],
  });
  expect(questions()).toHaveLength(1);
  expect(answers()).toHaveLength(1);
});

test('replies are rewritten before they are shown', async () => {
  showAssistant({
    services: {
      askKira: vi.fn(async () =>
        aReply({ reply: 'It takes 30-45 days. Please consult a licensed customs broker.' }),
      ),
    },
  });
  await ask('How long?');
  const reply = within(log()).getByText(/45 days/);
  expect(reply).not.toHaveTextContent('30');
  expect(reply).not.toHaveTextContent('consult a licensed');
});

test('a tariff question is looked up and shows its number, layers, code and day', async () => {
  const { services } = showAssistant();
  await ask('How much is the duty on cotton t-shirts from China?');
  expect(services.lookupTariff).toHaveBeenCalledExactlyOnceWith({
    query: 'How much is the duty on cotton t-shirts from China?',
  });
  expect(services.askKira).not.toHaveBeenCalled();
  const card = screen.getByRole('article', { name: 'US import duty' });
  expect(within(card).getByText('6109.10.00')).toBeVisible();
  const rows = within(card).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.querySelector('td')?.textContent)).toEqual([
    '16.5%',
    '7.5%',
    '12.5%',
  ]);
  expect(rows[2]).toHaveTextContent('9903.05.31, since Jul 24, 2026');
  expect(card).toHaveTextContent(
    'Duties for an entry on Nov 28, 2026 (US Eastern time). Rates of the HTS 2026 Revision 10.',
  );
  expect(within(card).getByRole('link', { name: 'Open this in the calculator' })).toHaveAttribute(
    'href',
    '/sourcing?tool=tariff&product=6109.10.00&origin=CN&date=2026-11-28',
  );
});

test('a tariff question falls back to the chat when the lookup fails', async () => {
  const { services } = showAssistant({ services: { lookupTariff: vi.fn(down) } });
  await ask('tariff on mugs');
  expect(services.askKira).toHaveBeenCalledOnce();
  expect(answers()[0]).toHaveTextContent('The call is free.');
  expect(getToast()).toBeNull();
});

test('a follow-up is sent with the previous line and origin', async () => {
  const { services } = showAssistant();
  await ask('duty on cotton t-shirts from China');
  await ask('and from Vietnam?');
  expect(services.lookupTariff).toHaveBeenLastCalledWith({
    query: 'and from Vietnam?',
    previousQuery: 'duty on cotton t-shirts 6109.10.00 from China on 2026-11-28',
  });
});

test('choosing a line asks again with it', async () => {
  const { services } = showAssistant();
  services.lookupTariff.mockResolvedValueOnce(
    aTariffResult({
      status: 'choose-line',
      hsCodeUsed: null,
      candidates: [
        {
          hts8: '6912.00.44',
          description: 'Ceramic tableware > Mugs',
          distinction: 'Mugs, not of porcelain',
          baseRateText: '10%',
          totalRate: 20,
        },
      ],
    }),
  );
  await ask('tariff on mugs from China');
  act(() => button(/Mugs, not of porcelain/).focus());
  await press(/Mugs, not of porcelain/);
  await settle();
  expect(document.activeElement).toContainElement(questions()[1] ?? null);
  expect(services.lookupTariff).toHaveBeenLastCalledWith({
    query: 'tariff on mugs from China',
    originCode: 'CN',
    hsCode: '6912.00.44',
  });
  expect(questions()[1]).toHaveTextContent('6912.00.44: Mugs, not of porcelain');
});

test('an answer that assumes a kind of goods offers the other kinds', async () => {
  const { services } = showAssistant();
  const porcelain = {
    hts8: '6911.10.45',
    description: 'Tableware of porcelain > Mugs',
    distinction: 'Porcelain mug',
    baseRateText: '14%',
    totalRate: 26.5,
  };
  services.lookupTariff.mockResolvedValueOnce(
    aTariffResult({ confidence: 'medium', candidates: [porcelain] }),
  );
  await ask('tariff on mugs from China');
  await press(/^Porcelain mug/);
  await settle();
  expect(services.lookupTariff).toHaveBeenLastCalledWith(
    expect.objectContaining({ hsCode: '6911.10.45' }),
  );
});

test('a search for factories without a product asks for the product', async () => {
  const { services } = showAssistant();
  await ask('find factories');
  expect(services.searchFactories).not.toHaveBeenCalled();
  expect(answers()[0]).toHaveTextContent(/What should they make/);
});

test('the calculator opens with the typed ten-digit line and the USMCA claim', async () => {
  showAssistant();
  await ask('duty on 6109.10.00.12 from Mexico with USMCA');
  const link = screen.getByRole('link', { name: 'Open this in the calculator' });
  const query = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams;
  expect(query.get('line')).toBe('6109.10.00.12');
  expect(query.get('usmca')).toBe('1');
});

test('a missing origin is offered to press', async () => {
  const { services } = showAssistant();
  services.lookupTariff.mockResolvedValueOnce(
    aTariffResult({ status: 'ask-origin', originCountry: null, originCode: null }),
  );
  await ask('tariff on cotton t-shirts');
  await press('Vietnam');
  await settle();
  expect(services.lookupTariff).toHaveBeenLastCalledWith({
    query: 'tariff on cotton t-shirts',
    hsCode: '6109.10.00',
    originCode: 'VN',
  });
});

test('pressing an option answers a question of the schedule', async () => {
  const { services } = showAssistant();
  services.lookupTariff.mockResolvedValueOnce(
    aTariffResult({
      questions: [
        { id: 'list', text: 'Which of these?', options: [{ value: 'a', label: 'With bag' }] },
      ],
    }),
  );
  await ask('tariff on bags from China');
  await press('With bag');
  await settle();
  expect(services.lookupTariff).toHaveBeenLastCalledWith(
    expect.objectContaining({ answers: { list: 'a' } }),
  );
});

test('the line stays open while a value decides it', async () => {
  const { services } = showAssistant();
  const value = {
    id: 'value-bracket',
    text: 'What is one pair worth?',
    options: [{ value: '0-3', label: 'Not over $3' }],
  };
  services.lookupTariff.mockResolvedValueOnce(aTariffResult({ questions: [value] }));
  await ask('tariff on sneakers from China');
  await press('Not over $3');
  await settle();
  expect(services.lookupTariff).toHaveBeenLastCalledWith({
    query: 'tariff on sneakers from China',
    originCode: 'CN',
    answers: { 'value-bracket': '0-3' },
  });
});

test('a choice applies to all of several origins', async () => {
  const { services } = showAssistant();
  const china = aTariffResult();
  const question = {
    id: 'metal-weight',
    text: 'How much is metal?',
    options: [{ value: 'under-15', label: 'Less than 15%' }],
  };
  services.lookupTariff.mockResolvedValueOnce(
    aTariffResult({
      comparison: [china, { ...china, originCountry: 'Vietnam', originCode: 'VN' }],
      questions: [question],
    }),
  );
  await ask('tariff on bags from China and Vietnam');
  await press('Less than 15%');
  await settle();
  expect(services.lookupTariff).toHaveBeenLastCalledWith({
    query: 'tariff on bags from China and Vietnam',
    hsCode: '6109.10.00',
    answers: { 'metal-weight': 'under-15' },
  });
});

test('several origins are compared', async () => {
  const { services } = showAssistant();
  const china = aTariffResult();
  services.lookupTariff.mockResolvedValueOnce(
    aTariffResult({
      comparison: [
        china,
        { ...china, originCountry: 'Vietnam', originCode: 'VN', totalRateText: '29%' },
      ],
    }),
  );
  await ask('duty on t-shirts from China and Vietnam');
  const card = screen.getByRole('article', { name: 'US import duty' });
  expect(within(card).getByText('Vietnam')).toBeVisible();
  expect(within(card).getByText('29%')).toBeVisible();
});

test('a search for factories shows the first three with place and price, and a link to all', async () => {
  const { services } = showAssistant();
  services.searchFactories.mockResolvedValueOnce(foundFactories('A', 'B', 'C', 'D'));
  await ask('Find factories for soy candles');
  expect(services.searchFactories).toHaveBeenCalledExactlyOnceWith({
    searchQuery: 'soy candles',
  });
  const list = within(screen.getByRole('list', { name: 'Factories' })).getAllByRole('listitem');
  expect(list.map((item) => item.textContent)).toEqual([
    expect.stringContaining('Premium Partner A'),
    expect.stringContaining('Premium Partner B'),
    expect.stringContaining('Premium Partner C'),
  ]);
  expect(list[0]).toHaveTextContent('Hanoi, Vietnam');
  expect(list[0]).toHaveTextContent('$2-3');
  expect(screen.getByRole('link', { name: 'See all and refine' })).toHaveAttribute(
    'href',
    '/factory-search?q=soy+candles',
  );
});

test('a search for factories says why each is shown, and names neither samples nor partners', async () => {
  const { services } = showAssistant();
  const found = foundFactories('Lumen', 'Wickworks');
  services.searchFactories.mockResolvedValueOnce({
    ...found,
    factories: found.factories.map((factory, place) => ({ ...factory, isSample: place > 0 })),
  });
  await ask('Find factories for soy candles');
  const [partner, sample] = within(screen.getByRole('list', { name: 'Factories' })).getAllByRole(
    'listitem',
  );
  expect(partner).toHaveTextContent('Makes soy candles.');
  expect(screen.getByText('Lumen')).toHaveAttribute('aria-hidden', 'true');
  expect(partner).toHaveTextContent('Name shared on your call');
  expect(sample).toHaveTextContent('Sample profile');
  expect(sample).not.toHaveTextContent('Name shared on your call');
  expect(screen.queryByText('Wickworks')).toBeNull();
});

test('a search for factories says what was understood and that all are samples', async () => {
  const { services } = showAssistant();
  services.searchFactories.mockResolvedValueOnce({
    ...foundFactories('A'),
    understoodAs: 'insulated tumbler, stainless steel',
  });
  await ask('Find factories for yeti style cups');
  expect(answers()[0]).toHaveTextContent(
    'One factory fits “yeti style cups”. I read this as: insulated tumbler, stainless steel. These are sample profiles, not real partners.',
  );
});

test('a search for factories says when only the trade is the same', async () => {
  const { services } = showAssistant();
  const { factories, ...found } = foundFactories('A', 'B');
  services.searchFactories.mockResolvedValueOnce({
    ...found,
    factories: factories.map((factory) => ({ ...factory, match: 'trade' })),
  });
  await ask('Find factories for dog hammocks');
  expect(answers()[0]).toHaveTextContent(
    'I didn’t find a factory that makes exactly “dog hammocks”. Two in the same trade come closest.',
  );
});

test('a search that finds nothing gives the reason of the search and what to do', async () => {
  const { services } = showAssistant();
  services.searchFactories.mockResolvedValueOnce({
    ...foundFactories(),
    feasible: false,
    alternativeSuggestion: 'We don’t list a factory that makes looms yet.',
  });
  await ask('Find factories for looms');
  expect(answers()[0]).toHaveTextContent(
    'We don’t list a factory that makes looms yet. Try other words in the factory search',
  );
});

test('goods that we do not source get no advice to search on', async () => {
  const { services } = showAssistant();
  services.searchFactories.mockResolvedValueOnce({
    ...foundFactories(),
    feasible: false,
    notMade: 'weapons and explosives',
    alternativeSuggestion: 'We don’t source weapons and explosives.',
  });
  await ask('Find factories for guns');
  expect(answers()[0]).toHaveTextContent('We don’t source weapons and explosives.');
  expect(answers()[0]).not.toHaveTextContent('Try other words in the factory search');
});

test('a search for factories without results offers the search page', async () => {
  const { services } = showAssistant();
  services.searchFactories.mockResolvedValueOnce(foundFactories());
  await ask('Find factories for moon rocks');
  expect(answers()[0]).toHaveTextContent('I didn’t find a factory for “moon rocks”');
  expect(screen.getByRole('link', { name: 'Search factories yourself' })).toHaveAttribute(
    'href',
    '/factory-search?q=moon+rocks',
  );
});

test('a failed search for factories shows an error and offers the search page', async () => {
  showAssistant({ services: { searchFactories: vi.fn(down) } });
  await ask('Find factories for mugs');
  expect(getToast()).toMatchObject({
    title: 'Factory search failed. Please try again.',
    variant: 'destructive',
  });
  expect(screen.getByRole('link', { name: 'Search factories yourself' })).toBeVisible();
});

test('an answer from the site links to its pages and to a person', async () => {
  showAssistant({
    services: {
      askKira: vi.fn(async () =>
        aReply({
          sources: [{ id: '1', page: 'How we work', title: 'The call', path: '/how-we-work' }],
          contacts: ['booking', 'email'],
        }),
      ),
    },
  });
  await ask('What does the call cost?');
  const pages = screen.getByRole('list', { name: 'Where this comes from' });
  expect(within(pages).getByRole('link')).toHaveAttribute('href', '/how-we-work');
  expect(screen.getByRole('link', { name: 'Book a free call' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Email us' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});

test('an answer written by a model says so', async () => {
  const { services } = showAssistant();
  services.askKira.mockResolvedValueOnce(
    aReply({
      source: 'live',
      sources: [{ id: '1', page: 'How we work', title: 'The call', path: '/how-we-work' }],
    }),
  );
  await ask('What does the call cost?');
  expect(
    screen.getByRole('list', { name: 'Worded by a language model from these pages' }),
  ).toBeVisible();
});

test('a failed answer shows in a toast and in the thread and can be asked again', async () => {
  const { services } = showAssistant();
  services.askKira.mockImplementationOnce(down);
  await ask('Hello');
  expect(getToast()).toMatchObject({
    title: 'Failed to send message. Please try again.',
    variant: 'destructive',
  });
  expect(answers()[0]).toHaveTextContent(
    "I'm having trouble responding right now. Please try again in a moment.",
  );
  await press('Try again');
  await settle();
  expect(answers()).toHaveLength(1);
  expect(answers()[0]).toHaveTextContent('The call is free.');
});

test('a canceled answer does not appear later', async () => {
  let arrive = (_reply: ReturnType<typeof aReply>) => {};
  showAssistant({
    services: {
      askKira: vi.fn(
        () =>
          new Promise<ReturnType<typeof aReply>>((resolve) => {
            arrive = resolve;
          }),
      ),
    },
  });
  await ask('Hello');
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Thinking');
  await press('Stop waiting');
  await act(async () => arrive(aReply()));
  await settle();
  expect(within(log()).queryByRole('article', { name: 'KIRA' })).toBeNull();
});

test('reset clears the thread for good and shows a toast', async () => {
  const { unmount } = showAssistant();
  await ask('Hello');
  await press('Reset KIRA');
  expect(getToast()).toMatchObject({
    title: 'KIRA assistant reset successfully',
    variant: 'success',
  });
  expect(screen.queryByRole('article')).toBeNull();
  unmount();
  showAssistant();
  expect(screen.queryByRole('article')).toBeNull();
});

test('a reset by mistake can be undone', async () => {
  showAssistant();
  await ask('Hello');
  await press('Reset KIRA');
  await press('Bring the conversation back');
  expect(questions()[0]).toHaveTextContent('Hello');
});

test('the reset of an empty thread cannot be undone', async () => {
  showAssistant();
  await press('Reset KIRA');
  expect(getToast()?.title).toBe(copy.messages.reset);
  expect(screen.queryByRole('button', { name: 'Bring the conversation back' })).toBeNull();
});

test('the conversation of an anonymous visitor is not stored', async () => {
  const { services } = showAssistant();
  await ask('Hello');
  expect(services.startConversation).not.toHaveBeenCalled();
  expect(services.addMessage).not.toHaveBeenCalled();
});

test('a signed-in person’s messages are stored in one conversation, in order', async () => {
  const { services } = showAssistant({
    services: { signedInUserId: vi.fn(async () => 'u1') },
  });
  await ask('Hello');
  services.askKira.mockResolvedValueOnce(aReply({ reply: 'It takes an hour.' }));
  await ask('Again');
  await settle();
  expect(services.startConversation).toHaveBeenCalledExactlyOnceWith('u1', 'Hello');
  expect(services.addMessage.mock.calls).toEqual([
    ['u1', 'c1', { role: 'user', content: 'Hello' }],
    ['u1', 'c1', { role: 'assistant', content: 'The call is free.' }],
    ['u1', 'c1', { role: 'user', content: 'Again' }],
    ['u1', 'c1', { role: 'assistant', content: 'It takes an hour.' }],
  ]);
});

test('stores in the same conversation after a reload and in a new one after a reset', async () => {
  const signedInUserId = vi.fn(async () => 'u1');
  const first = showAssistant({ services: { signedInUserId } });
  await ask('Hello');
  await settle();
  first.unmount();
  const second = showAssistant({ services: { signedInUserId } });
  await ask('Again');
  await settle();
  expect(second.services.startConversation).not.toHaveBeenCalled();
  await press('Reset KIRA');
  await ask('Afresh');
  await settle();
  expect(second.services.startConversation).toHaveBeenCalledExactlyOnceWith('u1', 'Afresh');
});

test('a failure to store the conversation is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  showAssistant({
    services: { signedInUserId: vi.fn(async () => 'u1'), startConversation: vi.fn(down) },
  });
  await ask('Hello');
  await settle();
  expect(warn).toHaveBeenCalledTimes(2);
  expect(getToast()).toBeNull();
  expect(answers()[0]).toHaveTextContent('The call is free.');
});

test('an order stands on the card of an answer, and on the row of a comparison', async () => {
  const { services } = showAssistant();
  services.lookupTariff.mockResolvedValueOnce(
    aTariffResult({ orders: [candleOrder], confidence: 'medium' }),
  );
  await ask('tariff on candles from China');
  expect(screen.getByText('More duty may apply')).toBeInTheDocument();
  expect(screen.getByText(/^Antidumping order A-570-504 may add up to 108.3%/)).toBeInTheDocument();
  expect(screen.queryByText('Confident in this code')).not.toBeInTheDocument();
  const china = aTariffResult({ orders: [candleOrder] });
  const vietnam = aTariffResult({ originCode: 'VN', originCountry: 'Vietnam' });
  services.lookupTariff.mockResolvedValueOnce({
    ...china,
    answer: 'China 36.5%; Vietnam 36.5%.',
    comparison: [china, vietnam],
  });
  await ask('tariff on candles from China and Vietnam');
  expect(screen.getByText('+ antidumping order A-570-504 may apply')).toBeInTheDocument();
});

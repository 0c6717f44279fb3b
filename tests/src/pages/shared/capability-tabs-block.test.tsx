import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { buildItSections } from '@/pages/build-it/below-copy.ts';
import { growItSections } from '@/pages/grow-it/below-copy.ts';
import { CapabilityTabsBlock } from '@/pages/shared/capability-tabs-block.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}`}</output>;
}

function renderTabs(address: string, words = buildItSections.capabilities) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <CapabilityTabsBlock
        words={words}
        drawings={words.tabs.map(({ id }) => `drawing of ${id}`)}
      />
      <Address />
    </MemoryRouter>,
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const address = () => screen.getByLabelText('Address').textContent;

test.each([
  [
    'build it',
    buildItSections.capabilities,
    [
      'Product development',
      'Packaging design',
      'Manufacturing',
      'Supply chain',
      'Quality assurance',
    ],
  ],
  [
    'grow it',
    growItSections.capabilities,
    [
      'Customer experience',
      'Community building',
      'Email and retention',
      'Analytics',
      'Growth strategy',
    ],
  ],
])('%s has its five tabs in order', (_, words, names) => {
  renderTabs('/', words);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(names);
});

test.each(
  [buildItSections, growItSections].flatMap(({ capabilities }) =>
    capabilities.tabs.map((each) => ({ words: capabilities, each })),
  ),
)(
  'capability $each.label shows its drawing, its figure, a project caption, what we handle and the partner link',
  ({ words, each }) => {
    renderTabs(`/?tab=${each.id}`, words);
    const sheet = screen.getByRole('tabpanel', { name: each.label });
    const figure = within(sheet).getByRole('figure');
    expect(figure).toHaveTextContent(each.project.caption);
    expect(figure).toHaveTextContent(each.figure.value);
    expect(figure).toHaveTextContent(`drawing of ${each.id}`);
    expect(within(sheet).getByRole('heading', { name: 'What we handle' })).toBeVisible();
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(5);
    const link = within(sheet).getByRole('link', { name: new RegExp(`^${each.partner.label}`) });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https?:/));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
  },
);

test("the first tab is open, and another one's choice is stored in the address", async () => {
  renderTabs('/build-it');
  expect(tab('Product development')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(tab('Supply chain'));
  expect(tab('Supply chain')).toHaveAttribute('aria-selected', 'true');
  expect(address()).toBe('/build-it?tab=supply-chain');
});

test('the open tab comes from the address', () => {
  renderTabs('/build-it?tab=manufacturing');
  expect(tab('Manufacturing')).toHaveAttribute('aria-selected', 'true');
});

test('the first tab is open when the address names none of them', () => {
  renderTabs('/build-it?tab=owls');
  expect(tab('Product development')).toHaveAttribute('aria-selected', 'true');
});

test('arrow keys, Home and End move through the tabs and wrap at both ends', async () => {
  renderTabs('/build-it');
  await userEvent.tab();
  expect(tab('Product development')).toHaveFocus();
  for (const [key, id] of [
    ['ArrowRight', 'packaging-design'],
    ['End', 'quality-assurance'],
    ['ArrowRight', 'product-development'],
    ['ArrowLeft', 'quality-assurance'],
    ['Home', 'product-development'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    await waitFor(() => expect(address()).toBe(`/build-it?tab=${id}`));
  }
  expect(tab('Product development')).toHaveFocus();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissToast, getToast } from '@/components/ui/toast-store.ts';
import { Page } from '@/pages/sourcing/page.tsx';
import { SourcingGateServices } from '@/tools/sourcing-gate/services.ts';

// The tools have tests of their own.
vi.mock('@/tools/country-quiz/index.tsx', () => ({ CountryQuiz: () => <h3>The quiz</h3> }));
vi.mock('@/tools/map-explorer/index.tsx', () => ({ MapExplorer: () => <h3>The map</h3> }));

const heroLead = /^Find the right country for your product/;
const marketing = 'We find the factory and stay until your order arrives';

const scrollTo = vi.fn();

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo.mockReset());
});

afterEach(() => dismissToast());

async function open(query: string) {
  // A machine that is busy may need longer to fetch them than the test would wait.
  await Promise.all([
    import('@/pages/sourcing/linked-tool.tsx'),
    import('@/pages/sourcing/tool-tabs.tsx'),
  ]);
  const services = { saveLead: async () => undefined, notify: async () => undefined };
  render(
    <SourcingGateServices value={services}>
      <MemoryRouter initialEntries={[`/sourcing${query}`]}>
        <Page />
      </MemoryRouter>
    </SourcingGateServices>,
  );
}

async function passGate() {
  await userEvent.type(screen.getByLabelText(/^Work email/), 'ana@example.com');
  await userEvent.click(screen.getByText('Get Free Access'));
}

// By text: roles take seconds to compute for the whole page.
const gate = () => screen.queryByText('One email opens all five tools');

describe('before the gate', () => {
  test('the page is as built: its hero, the gate, and what it says about our sourcing', async () => {
    await open('?tool=map');
    expect(gate()).toBeVisible();
    expect(screen.getByText(heroLead)).toBeVisible();
    expect(screen.getByText(marketing)).toBeVisible();
    expect(screen.queryByText('About our sourcing service')).toBeNull();
    expect(screen.queryByText('The map')).toBeNull();
  });

  test('a result in the address is shown, with the gate to the other tools below it', async () => {
    await open('?tool=map&country=vietnam');
    const tool = await screen.findByText('The map');
    expect(tool).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Map Explorer' })).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    const gateHeading = gate();
    expect(gateHeading).toBeVisible();
    expect(tool.compareDocumentPosition(gateHeading ?? tool)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getByText(heroLead)).toBeVisible();
  });

  test('an address that only looks like a result leads to the gate', async () => {
    await open('?tool=map&country=atlantis');
    expect(await screen.findByText(/^One email opens/)).toBeVisible();
    expect(screen.queryByText('The map')).toBeNull();
    expect(getToast()).toBeNull();
  });

  test('a copied link whose result cannot be read says so at the gate', async () => {
    await open('?tool=map&country=atlantis&via=link');
    expect(await screen.findByText(/^One email opens/)).toBeVisible();
    expect(getToast()?.title).toBe('We can’t read the result in this link');
  });
});

describe('behind the gate', () => {
  test('the tools are there at once: the hero is a line, and the rest is folded away', async () => {
    await open('?tool=quiz');
    const title = screen.getByRole('heading', { level: 1 });
    await passGate();
    const tools = screen.getByRole('heading', { name: 'Your sourcing tools' });
    expect(tools).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
    expect(screen.getByRole('heading', { level: 1 })).toBe(title);
    expect(screen.queryByText(heroLead)).toBeNull();
    // In the document, but closed.
    expect(screen.getByText(marketing)).not.toBeVisible();
    await userEvent.click(screen.getByText('About our sourcing service'));
    expect(screen.getByText(marketing)).toBeVisible();
    expect(await screen.findByText('The quiz')).toBeVisible();
  });

  test('a later visit in the same tab starts there, and leaves the focus alone', async () => {
    window.sessionStorage.setItem('brandbff_tools_email', 'ana@example.com');
    await open('?tool=map&country=vietnam');
    expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Map Explorer');
    expect(gate()).toBeNull();
    expect(screen.queryByText(heroLead)).toBeNull();
    expect(document.body).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

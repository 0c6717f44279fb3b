import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { takeMailLeft } from '@/hooks/mail-handover.ts';
import { AnswerCards } from '@/tools/assistant/screen/answer-cards.tsx';

afterEach(() => sessionStorage.clear());

const mail = '1000pcs US$4.10 FOB Ningbo';

function show(card: { kind: 'draft'; text: string; mail?: string }) {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<AnswerCards cards={[card]} onAskTariff={() => undefined} />} />
        <Route path="*" element={<h1>Quote decoder</h1>} />
      </Routes>
    </MemoryRouter>,
  );
}

test('a pasted reply opens in the decoder, in the tab and not in the address', async () => {
  show({ kind: 'draft', text: 'Hello Linda', mail });
  const link = screen.getByRole('link', { name: 'Open it in the quote decoder' });
  expect(link).toHaveAttribute('href', '/quote-decoder');
  expect(takeMailLeft()).toBeNull();
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { name: 'Quote decoder' })).toBeVisible();
  expect(takeMailLeft()).toBe(mail);
  expect(takeMailLeft()).toBeNull();
});

test('an answer of an earlier visit, which kept no mail, has no such link', () => {
  show({ kind: 'draft', text: 'Hello Linda' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Hello Linda')).toBeVisible();
});

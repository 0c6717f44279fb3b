import { answerSupplierReply } from '@functions/_shared/domain/supplier-reply/answer-supplier-reply.ts';
import { readSupplierReply } from '@functions/_shared/domain/supplier-reply/read-supplier-reply.ts';
import { expect, test } from 'vitest';
import { replies } from './replies.ts';

function answerTo(name: string) {
  const reply = replies.find(([each]) => each === name)?.[1] ?? '';
  return answerSupplierReply(readSupplierReply(reply));
}

test('says what a reply holds and lacks', () => {
  const { text } = answerTo('one line of trade shorthand');
  expect(text).toContain('$3.20 a piece, FOB Ningbo');
  expect(text).toContain('the minimum order is 500 pieces');
  expect(text).toContain('production takes up to 30 days');
  expect(text).toContain(
    'It doesn’t say: the price at larger quantities, the price of a sample, the sample time, tooling or set-up costs, the packaging, certificates or test reports or how long the quote is valid.',
  );
});

test('asks the supplier for what is missing, by name', () => {
  const { draft } = answerTo('a friendly mail with quantity breaks');
  expect(draft).toMatch(/^Hello Linda,\n\nThank you for your quote\./);
  expect(draft).toContain('1. What is the minimum order, per design and per color?');
  expect(draft).not.toContain('What are your payment terms?');
  expect(draft).toMatch(/Thank you and best regards,\n\[Your name\]$/);
});

test('says every quantity break with its own price', () => {
  expect(answerTo('ranges of quantities').text).toContain(
    '$8.20 a piece from 100 pieces, $7.60 a piece from 500 pieces and $7.10 a piece from 1,000 pieces, FCA Ho Chi Minh',
  );
});

test.each([
  ['yuan', 'The price is in CNY'],
  ['a mold charge and working days', 'EXW is the price at the factory’s gate'],
  ['delivered with duty paid', 'ask who the importer of record is'],
  ['thousands with points', 'Paying everything in advance leaves you no leverage'],
])('warns about %s', (name, caution) => {
  expect(answerTo(name).text).toContain(caution);
});

test('a complete reply leaves nothing to ask', () => {
  const complete = `Dear Ann,
500 pcs: USD 4.10/pc, 1000 pcs: USD 3.80/pc FOB Ningbo.
MOQ 500 pcs per color.
Sample USD 40, 7 days. No mold cost.
Production 30 days. Payment 30% deposit, 70% before shipment.
Packing: one piece in a polybag, 50 pcs per carton.
BSCI certificate. Quotation valid 30 days.
Best regards,
Wei`;
  const { text, draft } = answerSupplierReply(readSupplierReply(complete));
  expect(text).toContain('It answers everything a first quote should.');
  expect(draft).toMatch(/^Hello Wei,\n\nThank you for your quote\. It’s complete/);
});

test('a reply without price or terms is met with every question', () => {
  const { text, draft } = answerSupplierReply(readSupplierReply('ok dear'));
  expect(text).toMatch(/^I don’t see a price or terms in this reply\./);
  expect(draft.match(/^\d+\. /gm)?.length).toBe(11);
});

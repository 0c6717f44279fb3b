import { expect, test } from 'vitest';
import { rfqCopy } from '@/tools/rfq-generator/copy.ts';
import type { RfqFields } from '@/tools/rfq-generator/rules/rfq.ts';
import {
  rfqDocument,
  rfqEmailText,
  rfqFileName,
  rfqMailto,
  rfqMarkdown,
  rfqReport,
} from '@/tools/rfq-generator/rules/rfq-document.ts';
import { buildRfq } from './build-rfq.ts';

const copy = rfqCopy.document;
const document = (overrides: Partial<RfqFields> = {}, pictureNames: string[] = []) =>
  rfqDocument(buildRfq(overrides), { copy, pictureNames });

test('the request contains every answer with its unit', () => {
  const text = rfqEmailText(document({ destination: 'Long Beach', origin: 'turkey' }, ['a.jpg']));
  for (const answer of [
    'Product: Baby grip socks',
    'Please quote for: 500 pieces, 1,000 pieces, 5,000 pieces',
    'Target price: $1.20 a piece, FOB',
    'Certifications: CPSIA (children)',
    'Needed by: June 1, 2027',
    'Destination: Long Beach',
    'Preferred country of manufacture: Turkey',
    'Reference pictures: a.jpg',
    'Little Orbit, ana@example.com',
  ]) {
    expect(text).toContain(answer);
  }
});

test('the request leaves out blank answers and empty sections', () => {
  const text = rfqEmailText(document({ packaging: '', deliveryTerm: '', deadline: '' }));
  expect(text).not.toMatch(/Packaging|PACKING|Needed by|NOTES/);
});

test('the request asks the supplier for what makes quotes comparable', () => {
  expect(rfqMarkdown(document())).toContain('- Minimum order quantity');
});

test('the request escapes Markdown', () => {
  expect(rfqMarkdown(document({ product: '*Socks* <b>_1_</b>' }))).toContain(
    '\\*Socks\\* \\<b\\>\\_1\\_\\</b\\>',
  );
});

test('the request is an email without a recipient, and no line break gets into its headers', () => {
  const link = rfqMailto(document({ product: 'Socks\nBcc: x@example.com' }));
  expect(link).toMatch(/^mailto:\?subject=Request%20for%20quotation%3A%20Socks%20Bcc/);
  expect(link.split('&body=')[0]).not.toContain('%0A');
});

test('the request contains every script in Markdown, email text and link, and accepts a lone surrogate', () => {
  const product = '陶瓷马克杯 350ml – Şeker çubuğu ≤ 2 mm, حقيبة 🎁';
  const request = document({ product: `${product}\uD83D` });
  expect(rfqMarkdown(request)).toContain(product);
  expect(rfqEmailText(request)).toContain(product);
  expect(decodeURIComponent(rfqMailto(request))).toContain(`${product}\uFFFD`);
});

test('the request has a file name that is valid on every system', () => {
  expect(rfqFileName({ product: 'Ché / "Socks"?' })).toBe('rfq-ché-socks');
  expect(rfqFileName({ product: '陶瓷马克杯' })).toBe('rfq-陶瓷马克杯');
  expect(rfqFileName({ product: '?' })).toBe('rfq');
});

test('the report contains the answers, with the pictures after the product', () => {
  const rfq = buildRfq();
  const pictures = [{ name: 'a.jpg', dataUrl: 'data:image/jpeg;base64,AA==' }];
  const report = rfqReport(document(), { rfq, copy, pictures, madeOn: new Date(2026, 10, 28) });
  expect(report).toMatchObject({
    fileName: 'rfq-baby-grip-socks',
    subject: 'Baby grip socks',
    madeOn: 'Created November 28, 2026',
    headline: [{ value: '500' }, { value: '$1.20' }, { value: 'FOB' }],
  });
  expect(report.sections[0]?.blocks.map(({ kind }) => kind)).toEqual(['table', 'pictures']);
  expect(report.sections.at(-1)?.title).toBe('Please include in your quotation');
});

test('the report says what is still open', () => {
  const rfq = buildRfq({
    firstQuantity: '',
    secondQuantity: '',
    thirdQuantity: '',
    targetPrice: '',
    deliveryTerm: '',
  });
  const report = rfqReport(rfqDocument(rfq, { copy, pictureNames: [] }), {
    rfq,
    copy,
    pictures: [],
    madeOn: new Date(2026, 10, 28),
  });
  expect(report.headline.map(({ value }) => value)).toEqual(['open', 'open', 'open']);
});

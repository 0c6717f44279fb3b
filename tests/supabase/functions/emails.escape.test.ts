import type { MessageContent } from '@functions/_shared/email-document.ts';
import { writeNotification } from '@functions/_shared/sourcing-notification.ts';
import { writeLeadNotification } from '@functions/_shared/tool-notification.ts';
import { writeIdeaCopy } from '@functions/send-sourcing-tool-notification/idea-copy.ts';
import { writeRfqCopy } from '@functions/send-sourcing-tool-notification/rfq-copy.ts';
import { writeSwagCopy } from '@functions/send-sourcing-tool-notification/swag-copy.ts';
import { writeVisitorReport } from '@functions/send-tool-notification/visitor-report.ts';
import { describe, expect, test } from 'vitest';
import { fc } from '../../support/property-testing.ts';
import { requests } from './send-sourcing-tool-notification/build-request.ts';
import { buildDetails, buildRequest } from './send-tool-notification/build-request.ts';

/** Every e-mail of the site, with one text in all the fields that a visitor can fill in. */
const templates: [name: string, write: (text: string) => MessageContent][] = [
  [
    'a lead of the calculator',
    (text) =>
      writeLeadNotification(
        buildRequest({
          userEmail: text,
          timestamp: text,
          details: buildDetails({ product_category: text, made_in: text }),
        }),
        text,
      ),
  ],
  [
    'the visitor’s report',
    (text) =>
      writeVisitorReport(buildDetails({ product_category: text, made_in: text }), {
        siteUrl: 'https://www.example.com',
        functionsUrl: 'https://api.example/functions/v1',
        bookingUrl: 'https://example.com/call',
      }),
  ],
  ['a visit to the tools', (text) => writeNotification({ ...requests.tool_access, email: text })],
  [
    'a quiz',
    (text) =>
      writeNotification({
        ...requests.quiz,
        email: text,
        data: { topCountries: [text, text], readinessScore: 50, strategy: text },
      }),
  ],
  [
    'a request for an introduction',
    (text) =>
      writeNotification({
        ...requests['map-intro'],
        email: text,
        data: { country: text, category: 'General', message: text },
      }),
  ],
  [
    'a roadmap',
    (text) =>
      writeNotification({
        ...requests.strategy,
        email: text,
        data: { currentCountry: text, targetCountries: 'TBD', timeline: text, strategyType: text },
      }),
  ],
  [
    'a request for quotation',
    (text) => writeNotification({ ...requests.rfq, email: text, data: rfqOf(text) }),
  ],
  [
    'a chosen idea',
    (text) => writeNotification({ ...requests.idea, email: text, data: ideaOf(text) }),
  ],
  [
    'the copy of a chosen idea',
    (text) => writeIdeaCopy(ideaOf(text), { siteUrl: 'https://www.example.com' }),
  ],
  [
    'a request for swag',
    (text) => writeNotification({ ...requests.swag, email: text, data: swagOf(text) }),
  ],
  [
    'the copy of a request for swag',
    (text) => writeSwagCopy(swagOf(text), { siteUrl: 'https://www.example.com' }),
  ],
  [
    'the copy of a request for quotation',
    (text) => writeRfqCopy(rfqOf(text), { siteUrl: 'https://www.example.com' }),
  ],
];

const rfqOf = (text: string) => ({
  ...requests.rfq.data,
  product: text,
  materials: text,
  specification: text,
  packaging: text,
  destination: text,
  company: text,
  notes: text,
});

const swagOf = (text: string) => ({
  ...requests.swag.data,
  contact_name: text,
  company: text,
  logo_name: text,
  notes: text,
});

const ideaOf = (text: string) => ({
  ...requests.idea.data,
  productName: text,
  category: text,
  reasoning: text,
  marketFit: text,
});

const attacks = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</td></tr></table><a href="https://evil.example">Sign in</a>',
  '<!-- ',
  '--> ]]>',
  '&lt;b&gt; &amp;',
  '&#x3C;script&#x3E;',
  '</title><style>*{display:none}</style>',
  'ana@fan.example\r\nBcc: all@fan.example',
  '{{subject}} %0d%0a',
  '\u2028<b>\u2029',
  '\u0000<i>',
  '\u202emoc.knab@ofni\u202c',
  '\u2066evil\u2069\u0007\u009f',
];

const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...attacks), fc.string({ unit: 'grapheme', maxLength: 20 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(''));

const tagsOf = (html: string) => html.match(/<[^>]*>?/g) ?? [];

/** The same text without any special characters. */
const harmless = (text: string) => text.replace(/\S/gu, 'a');

describe.each(templates)('%s', (_, write) => {
  test('has the same tags and attributes whatever a visitor writes', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const { bodyHtml } = write(text);
        expect(tagsOf(bodyHtml)).toEqual(tagsOf(write(harmless(text)).bodyHtml));
        const words = bodyHtml.replace(/<[^>]*>/g, '');
        expect(words).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
      }),
      { numRuns: 100 },
    );
  });

  test('has a one-line subject', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(write(text).subject).not.toMatch(/[\r\n\u2028\u2029]/);
      }),
      { numRuns: 100 },
    );
  });

  test('contains no hidden characters and no direction marks', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const { subject, bodyText, bodyHtml } = write(text);
        const said = [subject, bodyText, bodyHtml].join('').replace(/\s/g, '');
        expect(said).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }),
      { numRuns: 100 },
    );
  });
});

import { writeNotification } from '@functions/_shared/sourcing-notification.ts';
import { expect, test } from 'vitest';
import { everyRequest, requests } from '../send-sourcing-tool-notification/build-request.ts';

test.each([
  ['tool_access', 'New lead, sourcing tools: access requested'],
  ['quiz', 'Country quiz: Mexico (85%), readiness 90'],
  ['map-intro', 'Supplier intro requested: Turkey'],
  ['strategy', 'Diversification roadmap: nearshoring, now in china'],
  ['idea', 'Product idea chosen: Recipe card box, about $32'],
  ['guide', 'New lead: requested the guide'],
  ['rfq', 'RFQ: Canvas tote, 500 and 1,000 pieces, Portugal, target $2.40'],
  ['swag', 'Swag request: 500 × Steel tumbler and 1 more, $6,160, by Jan 15, 2027'],
] as const)(
  'the message about a sourcing tool about %s summarizes the event in its subject',
  (type, subject) => {
    expect(writeNotification(requests[type]).subject).toBe(subject);
  },
);

test('the message about a sourcing tool lists the countries of a quiz without flags, which many mail clients show as letters', () => {
  const { subject, bodyText, bodyHtml } = writeNotification(requests.quiz);
  expect(requests.quiz.data.topCountries.join()).toMatch(/\p{Regional_Indicator}/u);
  expect([subject, bodyText, bodyHtml].join()).not.toMatch(/\p{Regional_Indicator}/u);
});

test.each(everyRequest.filter(({ type }) => !['rfq', 'swag', 'idea'].includes(type)))(
  'the message about a sourcing tool about $type contains the address and everything sent',
  (request) => {
    const { bodyText, bodyHtml } = writeNotification(request);
    const values = Object.values(request.data)
      .flat()
      .map((value) => String(value).replace(/\p{Regional_Indicator}+ /u, ''));
    for (const value of [request.email, ...values.flatMap((text) => text.split('\n'))]) {
      expect(bodyText).toContain(value);
      expect(bodyHtml).toContain(value);
    }
  },
);

test('the message about a sourcing tool mentions that no requirements were given', () => {
  const { bodyText } = writeNotification({
    ...requests['map-intro'],
    data: { country: 'Turkey', category: 'General', message: '' },
  });
  expect(bodyText).toContain('None given.');
});

test('the message about a sourcing tool escapes what the visitor typed and keeps the subject on one line', () => {
  const { subject, bodyHtml } = writeNotification({
    ...requests['map-intro'],
    data: {
      country: 'Tur\r\nBcc: victim@other.example',
      category: 'General',
      message: '<script>alert(1)</script>',
    },
  });
  expect(subject).toBe('Supplier intro requested: Tur Bcc: victim@other.example');
  expect(bodyHtml).not.toContain('<script');
  expect(bodyHtml).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('the message about an RFQ has the whole request, the summary first', () => {
  const { bodyText } = writeNotification(requests.rfq);
  expect(bodyText).toMatch(
    /^Ada@fan\.example asks for quotes: Canvas tote, 500 and 1,000 pieces, Portugal, target \$2\.40\.$/m,
  );
  for (const [label, value] of [
    ['Email', 'Ada@fan.example'],
    ['Reference pictures', '2 on the visitor’s device'],
    ['Product', 'Canvas tote'],
    ['Quantities', '500 and 1,000 pieces'],
    ['Target price', '$2.40 a piece'],
    ['Preferred country', 'Portugal'],
    ['Delivery term', 'DDP, to your door, duty paid'],
    ['Destination', 'Austin, 78701'],
    ['Needed by', 'Mar 1, 2027'],
    ['Certifications', 'GOTS organic, OEKO-TEX Standard 100'],
    ['Company or brand', 'Ada Bakes'],
  ]) {
    expect(bodyText).toMatch(new RegExp(`^${label}: +${value?.replace(/[$.]/g, '\\$&')}`, 'm'));
  }
  for (const line of [
    '12 oz canvas',
    '38 x 42 cm\n\nPantone 186 C, screen print',
    '50 in a carton',
    'Samples first',
  ]) {
    expect(bodyText).toContain(line);
  }
});

test('the message about an RFQ leaves out what is not known', () => {
  const { subject, bodyText } = writeNotification({
    ...requests.rfq,
    data: { product: 'Tote', quantities: [300], certifications: [], picture_count: 0 },
  });
  expect(subject).toBe('RFQ: Tote, 300 pieces');
  expect(bodyText).toMatch(/^Reference pictures: +none$/m);
  expect(bodyText).not.toMatch(/undefined|Target price|Preferred country|Materials|Certifications/);
});

test('the message about a swag request has the list with the prices of our own rules', () => {
  const { bodyText } = writeNotification(requests.swag);
  for (const line of [
    'Email:',
    'Ada@fan.example',
    'ada-bakes.svg, on the visitor’s device. Ask for the file.',
    'Ada Lovelace',
    'Ada Bakes',
    'Jan 15, 2027',
    '78701',
    '500 × Steel tumbler, Navy: $11.04 each, $5,520',
    '100 × Glazed mug, White: $6.40 each, $640',
    'Total: $6,160, planning range $5,544 to $7,392',
    'For the team day',
    'Two boxes a person',
  ]) {
    expect(bodyText).toContain(line);
  }
});

test('the message about a swag request for kits names the kit, and what is below the smallest order', () => {
  const { data } = requests.swag;
  const kits = writeNotification({ ...requests.swag, data: { ...data, kits: 200 } });
  expect(kits.subject).toBe(
    'Swag request: 200 × Steel tumbler and 1 more, $4,040, by Jan 15, 2027',
  );
  expect(kits.bodyText).toContain('One kit: $20.20, of 200');
  const few = writeNotification({
    ...requests.swag,
    data: {
      contact_name: 'Ada',
      items: [{ piece: 'mug', color: 'red', units: 20 }],
    },
  });
  expect(few.subject).toBe('Swag request: 20 × Glazed mug');
  expect(few.bodyText).toContain('20 × Glazed mug, Red: below the smallest order, to be quoted');
  expect(few.bodyText).toContain('No line has a planning price.');
  expect(few.bodyText).not.toMatch(/undefined|Company|Needed by|ZIP/);
});

test('the message about a swag request of a thousand says that it is quoted by itself', () => {
  const { bodyText } = writeNotification({
    ...requests.swag,
    data: { contact_name: 'Ada', items: [{ piece: 'mug', color: 'red', units: 1000 }] },
  });
  expect(bodyText).toContain('1,000 × Glazed mug, Red: $5.12 each, $5,120, quoted individually');
});

import { expect, test } from 'vitest';
import { faqPage, howTo, jsonLd, organization } from '@/lib/structured-data.ts';

test('each question carries its answer', () => {
  expect(faqPage([{ question: 'How long?', answer: '60 minutes.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'How long?',
        acceptedAnswer: { '@type': 'Answer', text: '60 minutes.' },
      },
    ],
  });
});

test('an organization bears its registered name and address, if it has them', () => {
  const site = {
    name: 'BrandBFF',
    description: 'Products.',
    url: 'https://site.example/',
    logoUrl: 'https://site.example/icon.png',
    email: 'us@site.example',
  };
  const legal = { legalName: 'BrandBFF, Inc.', address: '1 Main Street, Dover, DE 19901' };
  expect(organization({ ...site, ...legal })).toMatchObject(legal);
  const none = organization({ ...site, legalName: '', address: '' });
  expect(none).not.toHaveProperty('legalName');
  expect(none).not.toHaveProperty('address');
});

test('the steps of a how-to are numbered from one', () => {
  const way = howTo({ title: 'Make it', items: [{ title: 'Draw', text: 'On paper.' }] });
  expect(way.step).toEqual([
    { '@type': 'HowToStep', position: 1, name: 'Draw', text: 'On paper.' },
  ]);
});

test('no text can close the script element that contains it', () => {
  const text = jsonLd([{ '@type': 'Thing', name: '</script><script>alert(1)' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script><script>alert(1)' }],
  });
});

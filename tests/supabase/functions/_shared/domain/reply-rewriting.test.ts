import { rewriteReply } from '@functions/_shared/domain/reply-rewriting.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

type Case = [original: string, rewritten: string];

test.each<Case>([
  ['Please consult a licensed customs broker.', 'Please use KIRA to confirm.'],
  ['Speak with your attorney.', 'Use KIRA to confirm.'],
  [
    'You should speak to a lawyer before signing.',
    'You should use KIRA to confirm before signing.',
  ],
  ['Talk to a tax professional first.', 'Use KIRA to confirm first.'],
  ['Contact a customs broker.', 'Use KIRA to confirm.'],
  ['Check with CBP.', 'Use KIRA to confirm.'],
  ['Check with CBP before you ship.', 'Use KIRA to confirm before you ship.'],
  ['Confirm the code with U.S. Customs and Border Protection.', 'Use KIRA to confirm the code.'],
  ['Check with your accountant.', 'Use KIRA to confirm.'],
  ['Reach out to a trade attorney.', 'Use KIRA to confirm.'],
  ['Ask an import specialist.', 'Use KIRA to confirm.'],
  ['See a qualified professional.', 'Use KIRA to confirm.'],
  ['Confer with legal counsel.', 'Use KIRA to confirm.'],
  ['Get in touch with a certified customs specialist.', 'Use KIRA to confirm.'],
  ['Refer to a trade compliance expert.', 'Use KIRA to confirm.'],
  ['Consult with an expert.', 'Use KIRA to confirm.'],
  ['CONSULT a broker.', 'Use KIRA to confirm.'],
  ['Rates change, so consult a customs broker.', 'Rates change, so use KIRA to confirm.'],
  ['Please consult your own lawyer, accountant, or customs broker.', 'Please use KIRA to confirm.'],
  [
    'Consult a licensed customs broker or a trade attorney before importing.',
    'Use KIRA to confirm before importing.',
  ],
  [
    'Consult a licensed customs broker to confirm the classification.',
    'Use KIRA to confirm the classification.',
  ],
  [
    'Consult a customs broker to verify that the rate still holds.',
    'Use KIRA to confirm that the rate still holds.',
  ],
  [
    'Speak with a customs expert to make sure the code is right.',
    'Use KIRA to confirm the code is right.',
  ],
  [
    'Contact a licensed broker in order to determine whether list 4A applies.',
    'Use KIRA to confirm whether list 4A applies.',
  ],
  [
    'Talk to your attorney about the supplier contract.',
    'Use KIRA to confirm the supplier contract.',
  ],
  [
    'Consult a professional regarding your specific situation.',
    'Use KIRA to confirm your specific situation.',
  ],
  ['Consult a broker for specific advice.', 'Use KIRA to confirm.'],
  ['Speak with a tax advisor for personalised guidance.', 'Use KIRA to confirm.'],
  ['Consult a lawyer for advice on the trademark.', 'Use KIRA to confirm the trademark.'],
  ['Consult a customs broker who specializes in textiles.', 'Use KIRA to confirm.'],
  [
    'Consult an attorney to draft the agreement.',
    'Use KIRA to confirm how to draft the agreement.',
  ],
  ['We recommend consulting a customs broker.', 'We recommend using KIRA to confirm.'],
  [
    'I recommend that you consult a licensed customs broker.',
    'I recommend that you use KIRA to confirm.',
  ],
  ['It is advisable to consult a trade lawyer.', 'It is advisable to use KIRA to confirm.'],
  ['You may want to consult with a customs professional.', 'You may want to use KIRA to confirm.'],
  [
    'Consider speaking with a licensed customs broker before you order.',
    'Consider using KIRA to confirm before you order.',
  ],
  ["It's best to work with a licensed customs broker.", "It's best to use KIRA to confirm."],
  ['You should hire a customs attorney.', 'You should use KIRA to confirm.'],
  ['Seek professional advice.', 'Use KIRA to confirm.'],
  ['Seek legal advice before you sign.', 'Use KIRA to confirm before you sign.'],
  ['Get expert advice from a customs broker.', 'Use KIRA to confirm.'],
  ['Seek the advice of a qualified professional.', 'Use KIRA to confirm.'],
  ['Confirm the code with a licensed customs broker.', 'Use KIRA to confirm the code.'],
  [
    'Always verify current rates with your customs broker.',
    'Always use KIRA to confirm current rates.',
  ],
  [
    'Have the label checked: review it with a compliance consultant.',
    'Have the label checked: use KIRA to confirm it.',
  ],
  [
    'A licensed customs broker can confirm the classification.',
    'KIRA can confirm the classification.',
  ],
  ['A customs broker can help you determine the exact code.', 'KIRA can confirm the exact code.'],
  ['Your accountant can advise you on this.', 'KIRA can confirm this.'],
  [
    'A customs broker should be consulted for large orders.',
    'KIRA should be used to confirm for large orders.',
  ],
  ['Consultation with an attorney is recommended.', 'Using KIRA to confirm is recommended.'],
  [
    'Never import without consulting a customs broker.',
    'Never import without using KIRA to confirm.',
  ],
  ['(Consult a broker.)', '(Use KIRA to confirm.)'],
  [
    'For an exact duty, consult a broker; for a quote, book a call.',
    'For an exact duty, use KIRA to confirm; for a quote, book a call.',
  ],
])('replaces a professional by KIRA in advice: %s', (original, rewritten) => {
  expect(rewriteReply(original)).toBe(rewritten);
});

test.each([
  'Book a call and talk to our sourcing specialists.',
  'Contact our team, or write to us.',
  'We consult a customs broker for every first shipment.',
  'Most importers use a customs broker for the entry.',
  'A customs broker files the entry and charges for it.',
  'You do not need to consult a lawyer for this.',
  "You don't have to hire a customs broker.",
  'Customs brokers charge per entry.',
  'Ask the factory for a sample.',
  'Contact the supplier about the mold.',
  'The law firm of a client wrote the contract.',
  'See the sourcing page for details.',
  'Talk to an expert on our team.',
  'Ask three factories for a quote.',
  'Our customs specialist can confirm the code.',
  'Check with the factory whether the fabric is in stock.',
])('keeps text that is not such advice: %s', (text) => {
  expect(rewriteReply(text)).toBe(text);
});

test.each<Case>([
  ['Bulk takes 30-45 days.', 'Bulk takes 45 days.'],
  ['It costs from $5 up to $7.', 'It costs $7.'],
  ['A launch takes 6-12mo.', 'A launch takes 12mo.'],
  ['A launch takes 6-12 mos in all.', 'A launch takes 12 mos in all.'],
  ['Sampling takes 2-3 wks after approval.', 'Sampling takes 3 wks after approval.'],
  ['For babies of ages 6-12mo.', 'For babies of ages 6-12mo.'],
  ['Make 6-12mo onesies.', 'Make 6-12mo onesies.'],
  ['Pay $5 up to 7 suppliers.', 'Pay $5 up to 7 suppliers.'],
  ['Bulk takes 30–45 days.', 'Bulk takes 45 days.'],
  ['Bulk takes 30 - 45 days.', 'Bulk takes 45 days.'],
  ['Bulk takes 30 to 45 days.', 'Bulk takes 45 days.'],
  ['Bulk takes from 30 to 45 days.', 'Bulk takes 45 days.'],
  ['Bulk takes 30 days to 45 days.', 'Bulk takes 45 days.'],
  ['It takes between 2 and 3 weeks.', 'It takes 3 weeks.'],
  ['It takes between 2 to 3 weeks.', 'It takes 3 weeks.'],
  ['It takes anywhere from 2 to 3 weeks.', 'It takes 3 weeks.'],
  ['Between 2 and 3 weeks is normal.', '3 weeks is normal.'],
  ['It takes 2 weeks to 1 month.', 'It takes 1 month.'],
  ['It takes 3 days to 2 weeks.', 'It takes 2 weeks.'],
  ['It takes two to three weeks.', 'It takes three weeks.'],
  ['It takes between two and three business days.', 'It takes three business days.'],
  ['Two to three weeks is normal.', 'Three weeks is normal.'],
  ['Orders ship within 24-48 hours.', 'Orders ship within 48 hours.'],
  ['A tee costs $4 to $6.', 'A tee costs $6.'],
  ['A tee costs $4-$6.', 'A tee costs $6.'],
  ['A tee costs $4-6.', 'A tee costs $6.'],
  ['A tee costs $4.25–$6.50 each.', 'A tee costs $6.50 each.'],
  ['A tee costs US$4-6 per unit.', 'A tee costs US$6 per unit.'],
  ['A tee costs 4 to 6 dollars.', 'A tee costs 6 dollars.'],
  ['A tee costs €4–€6.', 'A tee costs €6.'],
  ['A tee costs between $4 and $6.', 'A tee costs $6.'],
  ['Prices range from $4 to $6.', 'Prices range up to $6.'],
  ['Prices vary between $4 and $6.', 'Prices vary up to $6.'],
  ['Starter is $10K-$25K.', 'Starter is $25K.'],
  ['Starter is $10-25K.', 'Starter is $25K.'],
  ['Revenue of 1.5-2 million is possible.', 'Revenue of 2 million is possible.'],
  ['Start with 10–15% of the volume.', 'Start with 15% of the volume.'],
  ['Start with 10% to 15% of the volume.', 'Start with 15% of the volume.'],
  ['Start with 10%-15%.', 'Start with 15%.'],
  ['Start with 10 to 15 percent.', 'Start with 15 percent.'],
  ['Pilot with 500-1,000 units.', 'Pilot with 1,000 units.'],
  ['Pilot with 500-1000 units.', 'Pilot with 1000 units.'],
  ['Expect 3-5 prototypes.', 'Expect 5 prototypes.'],
  ['Expect 2-3 more rounds.', 'Expect 3 more rounds.'],
  ['Allow 2-3 business days.', 'Allow 3 business days.'],
  ['Allow 2-3+ weeks.', 'Allow 3+ weeks.'],
  ['It weighs 1.5–2.5 kg.', 'It weighs 2.5 kg.'],
  [
    'Launch in 3-6 months, fulfillment in 24-48 hours.',
    'Launch in 6 months, fulfillment in 48 hours.',
  ],
  ['The minimum is 300-500.', 'The minimum is 500.'],
  ['It costs about 4 to 6 each.', 'It costs about 6 each.'],
  ['Sales grew 5-10x.', 'Sales grew 10x.'],
  ['Sampling: 7-14 days, bulk: 30-45 days.', 'Sampling: 14 days, bulk: 45 days.'],
  ['- 30-45 days', '- 45 days'],
  ['**30-45 days**', '**45 days**'],
  ['(30-45 days)', '(45 days)'],
  [
    'The duty is 36.5%, and the goods take 30-45 days.',
    'The duty is 36.5%, and the goods take 45 days.',
  ],
  ['Landed cost including duty is $4 to $6.', 'Landed cost including duty is $6.'],
])('collapses a numeric range to its upper value: %s', (original, rewritten) => {
  expect(rewriteReply(original)).toBe(rewritten);
});

test.each([
  // Dates and times
  'It applies since 2026-07-24.',
  'It ran 2026-02-24 to 2026-07-23.',
  'Closed October 1-7.',
  'Closed Oct. 1 to 7.',
  'Closed 5-7 March.',
  'Closed Dec 12 - Jan 6.',
  'Founded 2018-2020.',
  'Between 2018 and 2020 it was 10%.',
  'The season 2024-25 was strong.',
  'On 07/24/2026 it began.',
  'Call between 9 and 11 am.',
  'Open 9-11 a.m.',
  'Open 9:00-17:00.',
  'Reachable 24/7 and 24-7.',
  // Codes and numbers of things
  'Line 6109.10.00 covers it.',
  'Headings 9903.88.01-9903.88.15 hold the lists.',
  'Headings 6109-6110 cover knit shirts.',
  'Chapters 61-63 are textiles.',
  'Chapters 61 to 63 are textiles.',
  'See steps 2-4.',
  'See questions 3 to 5.',
  'Lists 1-4 name Chinese goods.',
  'Weeks 1-2: sampling.',
  'Days 1 to 30: planning.',
  'ISO 9001-9004 apply.',
  'Sizes 36-40 are common.',
  'Made for ages 3-8 years.',
  'Rated 4 to 5 for knitwear.',
  'On a scale of 1 to 5 it is a 4.',
  'SPF 30-50 needs a test.',
  // Telephone numbers
  'Call 555-0100.',
  'Call us on 555-1234 today.',
  'Phone 1-800-555-0199.',
  'Phone +1 212-555-0134.',
  'The number is 867-5309.',
  // Negative numbers and sums
  'The margin is -5%.',
  'It fell by -5 to 10 points.',
  'Keep it between -5 and 10 °C.',
  'The duty is 16.5 + 7.5 + 12.5 = 36.5%.',
  '10 - 12 = -2',
  // Adjectives
  'A 24-48 hour response.',
  'Our 24-48 hour shipping windows.',
  'A 30-45-day lead time.',
  'A 2- to 3-week lead time.',
  'A 4-6 week programme.',
  'A two to three week programme.',
  // Names, fractions, chains, ratios
  'The WH-1000XM4 is a headphone.',
  'A Boeing 737-800 carries it.',
  'The Model 500-700 is older.',
  'Cut 1/2-3/4 inch off.',
  'A 3-1/2 inch card.',
  'About 1-1/2 yards.',
  'A 2-in-1 bottle and a 1-on-1 call.',
  'Split it 50-50, or 80/20.',
  'A 10-to-1 ratio.',
  'Sizes 10-12-14 sell best.',
  'A box of 10-12 x 20 cm.',
  'See https://example.com/30-45-days for more.',
  'Write to team.10-20@example.com.',
  // Descending, changed and compared values
  'Shortened from 60 to 45 days.',
  'Raised from 10% to 25%.',
  'Sales grew from 500 to 2,000 units.',
  'The difference between 10 and 15 days matters.',
  'Order 100 and 200 units.',
  'We paid $5 to 12 suppliers.',
  'Go 1 to 1 with the sample.',
  // Duty rates
  'The tariff is 10–15% there.',
  'Section 301 adds 7.5% to 25%.',
  'The duty is 0-12.5% on these lines.',
  'Rates of duty run between 10% and 15%.',
  'The duty is 4.4¢/kg + 6%.',
  'Heading 9903.88.15 adds 7.5 to 25 percent.',
  'Duty of 4.4¢ to 6.6¢ a kilo is charged.',
])('keeps text that only looks like a range: %s', (text) => {
  expect(rewriteReply(text)).toBe(text);
});

test('keeps a range of duty rates but collapses the days beside it', () => {
  expect(rewriteReply('Duty is 10-15% there. Bulk takes 30-45 days and 10-15% more cash.')).toBe(
    'Duty is 10-15% there. Bulk takes 45 days and 15% more cash.',
  );
});

const words = fc.constantFrom(
  'The duty is',
  '16.5%',
  '6109.10.00',
  '30-45 days',
  'between 2 and 3 weeks',
  'Please consult a licensed customs broker',
  'to confirm',
  'from $4 to $6',
  '.',
  ',',
  '-5',
  '2026-07-24',
  '10–15%',
  'Contact your attorney',
  '9903.88.15',
);

test('rewriting is idempotent', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
      const once = rewriteReply(parts.join(' '));
      expect(rewriteReply(once)).toBe(once);
    }),
  );
});

test('codes, dates and single rates survive in any context', () => {
  const exact = fc.constantFrom('6109.10.00', '9903.05.31', '2026-07-24', '36.5%', '4.4¢/kg');
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 6 }),
      exact,
      fc.array(words, { maxLength: 6 }),
      (before, value, after) => {
        expect(rewriteReply([...before, '|', value, '|', ...after].join(' '))).toContain(
          `| ${value} |`,
        );
      },
    ),
  );
});

test('returns a text without ranges and advice unchanged', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ,.]{0,80}$/), (text) => {
      fc.pre(!/consult|ask|see|call|contact|broker|expert|firm|to|and/.test(text));
      expect(rewriteReply(text)).toBe(text);
    }),
  );
});

test('rewrites a long adversarial text within the time limit of a test', () => {
  const text = `${'1-'.repeat(5000)} ${'consult a licensed '.repeat(2000)} ${'between 1 and '.repeat(2000)}`;
  expect(rewriteReply(text)).toBe(text);
});

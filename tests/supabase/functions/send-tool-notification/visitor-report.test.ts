import { writeVisitorReport } from '@functions/send-tool-notification/visitor-report.ts';
import { expect, test } from 'vitest';
import { buildDetails } from './build-request.ts';

const links = {
  siteUrl: 'https://site.example',
  functionsUrl: 'https://api.example/functions/v1',
  bookingUrl: 'https://book.example/call?a=1&b=2',
};
const write = (details = buildDetails()) => writeVisitorReport(details, links);
const writeWithout = (...missing: (keyof typeof links)[]) =>
  writeVisitorReport(buildDetails(), {
    ...links,
    ...Object.fromEntries(missing.map((name) => [name, undefined])),
  });

test("the visitor's report has the year in its one-line subject", () => {
  expect(write().subject).toBe('Your BrandBFF report: $2,880 a year in potential revenue');
});

test("the visitor's report prints every figure with its unit", () => {
  const { bodyText } = write();
  for (const [label, value] of [
    ['Audience size', '10,000'],
    ['Engagement rate', '4%'],
    ['Average order value', '$30.00'],
    ['Product category', 'Home Goods'],
    ['Made in', 'Vietnam'],
    ['Engaged fans', '400'],
    ['Orders a month', '8'],
    ['Revenue a month', '$240'],
    ['Cost per unit', '$6.60'],
    ['Product cost per month', '$53'],
    ['Gross profit per month', '$187'],
    ['Gross margin', '78.0%'],
    ['Revenue a year', '$2,880'],
    ['Product cost per year', '$634'],
    ['Gross profit per year', '$2,246'],
  ]) {
    expect(bodyText).toMatch(new RegExp(`^${label}: +${value?.replace(/[$.]/g, '\\$&')}$`, 'm'));
  }
});

test("the visitor's report states the assumptions, from the figures themselves", () => {
  const { bodyText } = write();
  expect(bodyText).toContain('10,000 x 4%');
  expect(bodyText).toContain('2% of engaged fans order in a month');
  expect(bodyText).toContain('A unit costs 22% of its price to make in Vietnam');
  expect(bodyText).toContain('FOB: without shipping, freight or import duties');
  expect(bodyText).toContain('estimates, not a promise');
});

test("the visitor's report prints a rate as typed, so that readers can check the arithmetic", () => {
  const { bodyText } = write(buildDetails({ engagement_rate: 3.75 }));
  expect(bodyText).toMatch(/^Engagement rate: +3\.75%$/m);
  expect(bodyText).toContain('10,000 x 3.75%');
});

test("the visitor's report has the scenarios of the page: half the orders, as counted, twice the orders", () => {
  const { bodyText } = write();
  expect(bodyText).toContain('where 1%, 2% or 4% of your engaged fans order each month:');
  expect(bodyText).toMatch(/Low, 1%: half the orders: +\$1,123$/m);
  expect(bodyText).toMatch(/Expected, 2%: as counted above: +\$2,246$/m);
  expect(bodyText).toMatch(/High, 4%: twice the orders: +\$4,493$/m);
});

test("the visitor's report names the next step and the address of the tools, in text and HTML", () => {
  const { bodyText, bodyHtml } = write();
  expect(bodyText).toContain('Book a free call: https://book.example/call?a=1&b=2');
  expect(bodyText).toContain('The calculator is at https://site.example/#calculator ');
  expect(bodyText).toContain('https://site.example/brand-vision');
  expect(bodyHtml).toContain('href="https://book.example/call?a=1&amp;b=2"');
});

test("the visitor's report links to the site when there is no booking page", () => {
  const { bodyText } = writeWithout('bookingUrl');
  expect(bodyText).toContain('Book a free call on our site: https://site.example\n');
});

test("the visitor's report takes its result along to the call", () => {
  const whole = 'v=1&a=10000&e=4&p=30&c=home-goods&m=vietnam&pf=1';
  const { bodyText } = write(buildDetails({ result_query: whole }));
  const url = new URL(/Book a free call: (\S+)/.exec(bodyText)?.[1] ?? '');
  expect(url.searchParams.get('result')).toBe(`https://site.example/?${whole}#calculator`);
  expect(url.searchParams.get('a')).toBe('1');
});

test("the visitor's report survives a booking page that is no address", () => {
  const { bodyText } = writeVisitorReport(buildDetails({ result_query: query }), {
    ...links,
    bookingUrl: 'book-me',
  });
  expect(bodyText).toContain('Book a free call: book-me');
});

test("the visitor's report links to no site that is not set", () => {
  expect(writeWithout('siteUrl').bodyText).toContain('Book a free call: https://book.example/');
  for (const { bodyHtml, bodyText } of [
    writeWithout('siteUrl'),
    writeWithout('siteUrl', 'bookingUrl'),
  ]) {
    for (const text of [bodyHtml, bodyText]) {
      expect(text).not.toMatch(/undefined|site\.example|example\.com|The calculator is at/);
      expect(text).toContain('entered in the revenue calculator. Each calculation');
    }
  }
  expect(writeWithout('siteUrl', 'bookingUrl').bodyText).not.toMatch(/call|next step|http/i);
});

test("the visitor's report says why the message was sent", () => {
  expect(write().bodyText).toContain('It’s not a subscription');
  expect(write().bodyText).not.toMatch(/this one message|nothing else follows/);
});

test("the visitor's report repeats no words that a stranger may have typed: an unknown category or country is left out", () => {
  const { subject, bodyText, bodyHtml } = write(
    buildDetails({
      product_category: 'Win <script>prizes</script> at evil.example',
      made_in: '<img src=x onerror=alert(1)>',
    }),
  );
  for (const text of [subject, bodyText, bodyHtml]) {
    expect(text).not.toMatch(/evil\.example|<script|onerror/);
  }
  expect(bodyText).not.toContain('Product category');
  expect(bodyText).not.toContain('Made in');
  expect(bodyText).toContain('what your own product could earn');
});

test("the visitor's report names no country when the choice is left to us", () => {
  const { bodyText } = write(buildDetails({ made_in: 'ai-choose' }));
  expect(bodyText).toContain('A unit costs 22% of its price to make. ');
});

test("the visitor's report prefers a yearly cost from the request", () => {
  const { results } = buildDetails();
  const { bodyText } = write(buildDetails({ results: { ...results, yearlyCost: 700 } }));
  expect(bodyText).toMatch(/Product cost per year: +\$700$/m);
});

test("the visitor's report contains no division by zero for a visitor without fans or price", () => {
  const zero = {
    engagedAudience: 0,
    totalOrderedUnits: 0,
    monthlyRevenue: 0,
    yearlyRevenue: 0,
    monthlyCost: 0,
    unitCost: 0,
    monthlyGrossProfit: 0,
    grossMargin: 0,
    yearlyGrossProfit: 0,
  };
  const { bodyText } = write(
    buildDetails({ audience_size: 0, average_order_value: 0, results: zero }),
  );
  expect(bodyText).not.toMatch(/NaN|∞|undefined/);
  expect(bodyText).not.toContain('of engaged fans order');
});

test("the visitor's report repeats the ideas that they were given", () => {
  const idea = {
    productName: 'Recipe card box',
    category: 'home-goods' as const,
    reasoning: 'Fits “recipes” in what you told us.',
    estimatedPrice: 32,
    marketFit: 'About 8 orders a month.',
  };
  const { bodyText } = writeVisitorReport(buildDetails(), links, [idea]);
  expect(bodyText).toMatch(/your product ideas/i);
  expect(bodyText).toContain('Recipe card box, about $32. About 8 orders a month.');
  expect(write().bodyText).not.toMatch(/your product ideas/i);
});

test("the visitor's report names the product, without a link that a stranger may have typed", () => {
  const { bodyText } = write(buildDetails({ product: 'Canvas tote evil.example' }));
  expect(bodyText).toContain('what “Canvas tote [link left out]” could earn');
  expect(bodyText).toMatch(/^Product: +Canvas tote \[link left out\]$/m);
});

const query = 'v=1&a=10000&e=4&p=30&c=home-goods&m=vietnam&d=Canvas+tote';

test("the visitor's report links to the result itself", () => {
  const { bodyText } = write(buildDetails({ result_query: query }));
  expect(bodyText).toContain(`Open your result: https://site.example/?${query}#calculator`);
  expect(bodyText).not.toContain('The calculator is at');
});

test("the visitor's report shows the picture of its result, drawn by our own function", () => {
  const { bodyText, bodyHtml } = write(buildDetails({ result_query: query }));
  const picture = `https://api.example/functions/v1/share-card?path=%2F&${query}&format=png`;
  expect(bodyText).toContain(`Your product and what it could earn: ${picture}`);
  expect(bodyHtml).toContain(`<img src="${picture.replaceAll('&', '&amp;')}"`);
  expect(write(buildDetails({ result_query: 'v=1&a=1' })).bodyHtml).not.toContain('<img');
});

test("the visitor's report links to no other address, whatever the query holds", () => {
  const { bodyText, bodyHtml } = write(
    buildDetails({ result_query: `${query}&next=https://evil.example&tool=x#//evil.example` }),
  );
  for (const text of [bodyText, bodyHtml]) expect(text).not.toContain('next=');
  expect(bodyText).toMatch(/Open your result: https:\/\/site\.example\/\?v=1&/);
  expect(write(buildDetails({ result_query: '//evil.example' })).bodyText).not.toContain(
    'Open your result',
  );
});

test("the visitor's report names the factories found and why, and says which are sample data", () => {
  const factory = { location: 'Porto', why: 'Makes canvas totes.', isSample: false };
  const { bodyText } = write(
    buildDetails({
      factories: [
        { ...factory, name: 'Norte Textil' },
        { ...factory, name: 'Casa Sol', isSample: true },
      ],
    }),
  );
  expect(bodyText).toMatch(/^\* Norte Textil, Porto: Makes canvas totes\.$/m);
  expect(bodyText).toContain('Casa Sol, Porto: Makes canvas totes. (Sample data');
  expect(write().bodyText).not.toMatch(/factories that fit/i);
});

test("the visitor's report prints the landed view and the first order where the page had them", () => {
  const { bodyText } = write(
    buildDetails({
      landed: {
        country: 'mexico',
        steps: {
          goodsUsd: { low: 5, likely: 6, high: 7 },
          freightUsd: { low: 0.5, likely: 0.75, high: 1 },
          dutyUsd: { low: 0, likely: 1.06, high: 1.1 },
        },
        profitPerUnitUsd: { low: -0.4, likely: 8.25, high: 12 },
        landedCostUsd: { low: 9, likely: 11.5, high: 15.1 },
        pieces: 500,
        monthsOfStock: 62.5,
        cashTiedUpUsd: 5_750,
        firstProfitMonth: null,
      },
    }),
  );
  expect(bodyText).toMatch(/^Made in: +Mexico$/m);
  expect(bodyText).toMatch(/^FOB price: +\$5\.00 \/ \$6\.00 \/ \$7\.00$/m);
  expect(bodyText).toMatch(/^Freight: +\$0\.50 \/ \$0\.75 \/ \$1\.00$/m);
  expect(bodyText).toMatch(/^Duty: +\$0\.00 \/ \$1\.06 \/ \$1\.10$/m);
  expect(bodyText).toMatch(/^Landed cost: +\$9\.00 \/ \$11\.50 \/ \$15\.10$/m);
  expect(bodyText).toMatch(/^Profit: +-\$0\.40 \/ \$8\.25 \/ \$12\.00$/m);
  expect(bodyText).toContain('YOUR FIRST ORDER OF 500 PIECES');
  expect(bodyText).toMatch(/^Months of stock: +62\.5$/m);
  expect(bodyText).toMatch(/^Cash tied up: +\$5,750$/m);
  expect(bodyText).toMatch(/^First month with a profit: +none with this order$/m);
  expect(write().bodyText).not.toMatch(/landed/i);
});

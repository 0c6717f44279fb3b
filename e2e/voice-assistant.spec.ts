import { ask, conversation, lastAnswer, textBox } from './support/assistant.ts';
import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/voice-assistant');
});

test('a tariff question is answered with its duties, and opens in the calculator', async ({
  page,
}) => {
  await inspect(page, 'an empty conversation');
  const answer = await ask(page, 'How much is the duty on cotton T-shirts from China?');
  const card = answer.getByRole('article', { name: 'US import duty' });
  await expect(card).toContainText('36.5%');
  await expect(card).toContainText('6109.10.00');
  for (const [heading, rate] of [
    ['9903.88.15', '7.5%'],
    ['since Jul 24, 2026', '12.5%'],
  ] as const) {
    await expect(card.getByRole('row').filter({ hasText: heading })).toContainText(rate);
  }
  await card.getByText('Not included').click();
  await inspect(page, 'duty');
  await expect(card.getByRole('link', { name: 'Open this in the calculator' })).toHaveAttribute(
    'href',
    /^\/sourcing\?tool=tariff&product=6109\.10\.00&origin=CN/,
  );
});

test('missing details are asked for, and one tap answers', async ({ page }) => {
  const asked = await ask(page, 'What is the duty on 6109.10.00?');
  await asked.getByRole('button', { name: 'Vietnam' }).click();
  const answers = conversation(page).getByRole('article', { name: 'KIRA' });
  await expect(answers).toHaveCount(2);
  await expect(lastAnswer(page)).toContainText('29%');
  const compared = await ask(page, 'and from China?');
  await expect(compared).toContainText('36.5%');
});

test('a factory request shows up to three factories and links to the others', async ({ page }) => {
  const answer = await ask(page, 'Find factories for soy candles');
  const cards = answer.getByRole('list', { name: 'Factories' }).getByRole('listitem');
  expect(await cards.count()).toBeLessThanOrEqual(3);
  await expect(cards.first()).toContainText('Sample profile');
  await inspect(page, 'factories');
  await answer.getByRole('link', { name: 'See all and refine' }).click();
  await expect(page).toHaveURL('/factory-search?q=soy+candles');
  await page.goBack();
  await expect(lastAnswer(page)).toContainText('soy candles');
});

test('a general question cites the page its answer comes from', async ({ page }) => {
  const answer = await ask(page, 'What does the strategy call cost?');
  await expect(answer).toContainText(/free/i);
  const source = answer
    .getByRole('list', { name: 'Where this comes from' })
    .getByRole('link')
    .first();
  await expect(source).toHaveAttribute('href', /^\//);
  await inspect(page, 'sources');
});

test('an unknown question says so and names someone who knows', async ({ page }) => {
  const answer = await ask(page, 'Which horse wins the derby on Saturday?');
  await expect(answer).toContainText(/can’t answer that yet/);
  await expect(
    answer.getByRole('link', { name: /Book a free call|Email us/ }).first(),
  ).toBeVisible();
});

test('a reload keeps the conversation, and a reset clears it with a toast', async ({ page }) => {
  await ask(page, 'How much is the duty on cotton T-shirts from China?');
  await page.reload();
  await expect(lastAnswer(page)).toContainText('36.5%');
  await page.getByRole('button', { name: 'Reset KIRA' }).click();
  await expect(page.getByText('KIRA assistant reset successfully', { exact: true })).toBeVisible();
  await expect(conversation(page).getByRole('article')).toHaveCount(0);
  await inspect(page, 'reset');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hi, I’m KIRA.' })).toBeVisible();
});

test('the last question can be edited and asked again', async ({ page }) => {
  await ask(page, 'How much is the duty on cotton T-shirts from Chile?');
  await page.getByRole('button', { name: 'Edit what you asked' }).click();
  const edit = page.getByRole('textbox', { name: 'Edit what you asked' });
  await inspect(page, 'a question that is changed');
  await edit.fill('How much is the duty on cotton T-shirts from China?');
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(lastAnswer(page)).toContainText('36.5%');
  await expect(conversation(page).getByRole('article', { name: 'You' })).toHaveCount(1);
});

test.describe('with the backend down', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('every failure says what the visitor can do', async ({ page }) => {
    await page.route('**/functions/v1/**', (route) => route.abort());
    await textBox(page).fill('What does the strategy call cost?');
    await textBox(page).press('Enter');
    await expect(
      page.getByText('Failed to send message. Please try again.', { exact: true }),
    ).toBeVisible();
    await expect(lastAnswer(page)).toContainText(
      "I'm having trouble responding right now. Please try again in a moment.",
    );
    await inspect(page, 'a failure');

    const search = await ask(page, 'Find factories for mugs');
    await expect(
      page.getByText('Factory search failed. Please try again.', { exact: true }),
    ).toBeVisible();
    await expect(search.getByRole('link', { name: 'Search factories yourself' })).toHaveAttribute(
      'href',
      '/factory-search?q=mugs',
    );
  });

  test('a tariff lookup that fails falls back to the chat', async ({ page }) => {
    await page.route('**/functions/v1/tariff-lookup-live', (route) => route.abort());
    const answer = await ask(page, 'What is Section 301?');
    await expect(answer.getByRole('list', { name: 'Where this comes from' })).toBeVisible();
  });
});

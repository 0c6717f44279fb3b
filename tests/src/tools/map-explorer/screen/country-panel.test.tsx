import { countryProfiles } from '@functions/_shared/domain/country-profiles.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showMap } from './show-map.tsx';

async function showPanel(country: string, more = '') {
  const shown = await showMap({ address: `country=${country}${more}` });
  return { ...shown, panel: within(screen.getByRole('article')) };
}

test.each(countryProfiles)(
  'the panel of $name shows every fact of its profile',
  async (profile) => {
    const { panel } = await showPanel(profile.id);
    const heading = panel.getByRole('heading', { name: profile.name });
    expect(heading).toHaveTextContent(new RegExp(`^${profile.name}$`));
    expect(heading.querySelector('img')).toBeVisible();
    for (const title of [
      'Manufacturing strengths',
      'Why this country',
      'Certifications',
      'Notable brands',
      'Risk assessment',
      'Considerations',
    ]) {
      expect(panel.getByRole('region', { name: title })).toBeVisible();
    }
    for (const label of [
      'Typical lead time',
      'Shipping to US',
      'Language barrier',
      'Timezone difference',
      'Geopolitical risk',
      'Supply chain maturity',
      'Trade agreements',
    ]) {
      expect(panel.getByText(label)).toBeVisible();
    }
    const { generalInfo, whyThisCountry, considerations, certifications } = profile;
    for (const { text } of [
      ...Object.values(generalInfo),
      ...whyThisCountry,
      ...considerations,
      profile.supplyChainMaturity,
    ]) {
      expect(panel.getAllByText(text, { exact: false })[0]).toBeVisible();
    }
    for (const name of certifications) expect(panel.getByText(name)).toBeVisible();
    expect(panel.getByText(profile.notableBrands.join(', '))).toBeVisible();
  },
);

test('a country panel rates every category from 1 to 5 as a figure and a word, with its expertise', async () => {
  const { panel } = await showPanel('bangladesh');
  const strengths = within(panel.getByRole('region', { name: 'Manufacturing strengths' }));
  const electronics = strengths.getByText('Electronics').closest('li');
  expect(electronics).toHaveTextContent('1 of 5, weak');
  expect(electronics).toHaveTextContent('Simple assembly for the home market');
  expect(strengths.getByText('Apparel').closest('li')).toHaveTextContent('5 of 5, world leader');
});

test.each([
  ['portugal', 'Low', 'text-risk-low'],
  ['vietnam', 'Medium', 'text-risk-medium'],
  ['china', 'High', 'text-risk-high'],
])(
  'the panel of %s shows its risk as the word %s in the right color',
  async (country, word, tone) => {
    const { panel } = await showPanel(country);
    const risk = within(panel.getByRole('region', { name: 'Risk assessment' }));
    expect(risk.getByText(word)).toHaveClass(tone);
  },
);

test('a country panel lists the layers of the duty with headings and date', async () => {
  const { panel } = await showPanel('china', '&category=accessories');
  const duty = within(panel.getByRole('region', { name: 'US duty on a vegan leather handbag' }));
  expect(duty.getByText('HTS 4202.22.15')).toBeVisible();
  expect(duty.getByRole('row', { name: /China list.*9903.88.03.*25%/ })).toBeVisible();
  expect(
    duty.getByRole('row', { name: /forced labor.*9903.05.31, since Jul 24, 2026.*12.5%/ }),
  ).toBeVisible();
  expect(duty.getByRole('row', { name: /Total duty 53.5%/ })).toBeVisible();
  expect(duty.getByText(/^Duties for an entry on Nov 28, 2026 \(US Eastern time\)/)).toBeVisible();
});

test('a country panel leads to a request for quotation in that country', async () => {
  const { user, panel, onWriteRfq } = await showPanel('turkey');
  await user.click(panel.getByRole('button', { name: 'Write an RFQ for Turkey' }));
  expect(onWriteRfq).toHaveBeenCalledExactlyOnceWith('turkey');
});

test('the panel of Mexico shows the duty under USMCA', async () => {
  const { panel } = await showPanel('mexico');
  expect(panel.getByText('0% if it qualifies under USMCA')).toBeVisible();
});

test('a country panel shows its sources in an accordion', async () => {
  const { user, panel } = await showPanel('china');
  expect(panel.queryByText('HC Activewear, bulk lead times by country, 2025')).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Sources' }));
  expect(
    panel.getAllByText('HC Activewear, bulk lead times by country, 2025').length,
  ).toBeGreaterThan(0);
  expect(panel.getAllByText('our estimate').length).toBeGreaterThan(0);
});

test('a country panel shows the figures of the chosen category, and says of which', async () => {
  const { panel } = await showPanel('vietnam', '&category=electronics');
  const general = within(panel.getByRole('region', { name: 'General information' }));
  expect(general.getByText('Typical lead time').parentElement).toHaveTextContent(
    '45-60 days (est.) for electronics',
  );
  expect(general.getByText('Usual smallest order').parentElement).toHaveTextContent(
    '1,000-3,000 units per product (est.) for electronics',
  );
  expect(panel.getByText('UL or ETL listing')).toBeVisible();
  expect(panel.queryByText('OEKO-TEX')).toBeNull();
  expect(panel.getByText('Samsung, LG')).toBeVisible();
  expect(panel.queryByText(/T-shirt/)).toBeNull();
});

test('without a category the figures are marked as those of apparel', async () => {
  const { panel } = await showPanel('vietnam');
  expect(panel.getAllByText('for apparel')).toHaveLength(2);
});

test('a country panel says where no brand of the category is generally known', async () => {
  const { panel } = await showPanel('vietnam', '&category=beauty');
  expect(panel.getByText('None that we know of in beauty.')).toBeVisible();
});

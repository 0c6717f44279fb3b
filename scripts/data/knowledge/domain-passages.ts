import { paths } from '../../../src/config/paths.ts';
import { lowerFirst } from '../../../src/lib/lower-first.ts';
import {
  type CountryProfile,
  type Fact,
  listCountryProfiles,
  sourcingCategoryLabels,
} from '../../../supabase/functions/_shared/domain/country-profiles.ts';
import { sourcingCategories } from '../../../supabase/functions/_shared/domain/sourcing-categories.ts';
import { listTariffOrigins } from '../../../supabase/functions/_shared/domain/tariff/tariff-origins.ts';
import type { TariffOrigin } from '../../../supabase/functions/_shared/domain/tariff/tariff-types.ts';
import { kiraKnowledge } from './kira-knowledge.ts';
import { type KnowledgePassage, passageId } from './knowledge-passage.ts';

const map = { page: 'Map Explorer', path: `${paths.sourcing}?tool=map` };
const duty = { page: 'Tariff calculator', path: `${paths.sourcing}?tool=tariff` };

/** Passages written for the assistant, on topics that no page covers in one place. */
export function writtenPassages(): KnowledgePassage[] {
  return Object.entries(kiraKnowledge).flatMap(([about, entries]) =>
    entries.map(
      ({ question, answer, page, path, keywords = [] }): KnowledgePassage => ({
        id: passageId('asked', question),
        kind: about === 'duties' ? 'duty' : about === 'formulas' ? 'formula' : 'question',
        page,
        title: question,
        path,
        section: '',
        body: answer,
        keywords,
      }),
    ),
  );
}

/** The map's country profiles, one passage for each topic that people ask about. */
export function countryPassages(): KnowledgePassage[] {
  return listCountryProfiles().flatMap((profile) => {
    const { generalInfo: info, name } = profile;
    const passage = (title: string, body: string, ...keywords: string[]): KnowledgePassage => ({
      id: passageId('country', name, title),
      kind: 'country',
      ...map,
      title: `${name}: ${title}`,
      section: profile.region,
      body,
      keywords,
    });
    return [
      passage(
        'why make it there',
        sentences(profile.whyThisCountry),
        'advantages',
        'strengths',
        'good for',
        'manufacturing',
      ),
      passage(
        'what it is best at',
        `${name} is best for ${lowerFirst(profile.bestFor)}. ${strengths(profile)}`,
        'rating',
        'category',
        'products',
        'manufacture',
      ),
      passage(
        'production lead time',
        `Bulk production in ${name}, once the sample is approved: ${lowerFirst(info.typicalLeadTime.text)}.`,
        'how long',
        'days',
        'weeks',
        'time',
      ),
      passage(
        'shipping to the United States',
        `Shipping from ${name}: ${lowerFirst(info.shippingToUS.text)}.`,
        'freight',
        'transit',
        'sea',
        'how long',
      ),
      passage(
        'smallest order',
        `The usual minimum order in ${name} is ${profile.minimumOrderUnits.from.toLocaleString('en-US')}-${profile.minimumOrderUnits.to.toLocaleString('en-US')} units for one style of apparel.`,
        'moq',
        'minimum order quantity',
      ),
      passage(
        'language and time difference',
        `Language barrier in ${name}: ${lowerFirst(info.languageBarrier.text)}. Time: ${lowerFirst(info.timezoneDiff.text)}.`,
        'english',
        'timezone',
        'communication',
      ),
      passage(
        'certifications',
        `Factories in ${name} commonly hold ${profile.certifications.join(', ')}.`,
        'certified',
        'organic',
        'audit',
        'compliance',
      ),
      passage(
        'trade agreements',
        `${profile.tradeAgreements.text}`,
        'free trade',
        'duty-free',
        'gsp',
      ),
      passage(
        'risks',
        `Geopolitical risk is ${profile.geopoliticalRisk}. ${profile.geopoliticalRiskReason.text} ${profile.supplyChainMaturity.text}`,
        'risk',
        'safe',
        'stable',
        'supply chain',
      ),
      passage(
        'what to consider',
        sentences(profile.considerations),
        'disadvantages',
        'downsides',
        'problems',
        'holidays',
      ),
      passage(
        'brands made there',
        `${name} is known for ${lowerFirst(profile.notableFor)}. Brands made there: ${profile.notableBrands.join(', ')}.`,
        'who manufactures',
        'famous',
      ),
    ];
  });
}

/** The best-rated countries, by category. */
export function categoryPassages(): KnowledgePassage[] {
  return sourcingCategories.map((category) => {
    const label = sourcingCategoryLabels[category];
    const rated = listCountryProfiles()
      .flatMap(({ name, manufacturingStrengths }) =>
        manufacturingStrengths
          .filter((strength) => strength.category === category)
          .map(({ rating }) => ({ name, rating })),
      )
      .sort((one, other) => other.rating - one.rating || one.name.localeCompare(other.name));
    const best = rated.slice(0, 3).map(({ name, rating }) => `${name} (${rating} of 5)`);
    return {
      id: passageId('country', 'best for', category),
      kind: 'country',
      ...map,
      title: `Best country for ${label.toLowerCase()}`,
      section: '',
      body: `Our ratings put these first for ${label.toLowerCase()}: ${best.join(', ')}. The country quiz also weighs cost, speed, risk and order size.`,
      keywords: ['where to make', 'which country', 'countries', 'manufacture'],
    };
  });
}

/** The forced-labor rule for each country. */
export function originPassages(): KnowledgePassage[] {
  return listTariffOrigins().flatMap((origin) =>
    origin.forcedLabor === null
      ? []
      : [
          {
            id: passageId('duty', origin.name),
            kind: 'duty' as const,
            ...duty,
            title: `Extra US duties on goods of ${origin.name}`,
            section: 'Section 301',
            body: originText(origin, origin.forcedLabor),
            keywords: ['tariff', 'tariffs', 'import', 'country'],
          },
        ],
  );
}

function originText(
  { code, name, column }: TariffOrigin,
  forcedLabor: NonNullable<TariffOrigin['forcedLabor']>,
): string {
  const { ratePct, heading, mode, effectiveFrom } = forcedLabor;
  const rule =
    mode === 'add'
      ? `pay ${ratePct}% on top of the base rate`
      : `are topped up to a total of ${ratePct}%: those whose base rate is ${ratePct}% or more pay nothing on top`;
  const others = [
    code === 'CN' ? 'The Section 301 China lists are added to that.' : '',
    code === 'MX' || code === 'CA' ? 'Goods that originate under the USMCA don’t pay it.' : '',
    code === 'CA'
      ? 'Since 2026-08-22, Section 338 adds 50% to a long list of products of Canada, whether or not the USMCA is claimed.'
      : '',
    code === 'NI' ? 'Another Section 301 duty is added: 10% from 2027-01-01.' : '',
    column === 2 ? 'Their base rate is the column 2 rate, which is much higher.' : '',
  ].filter(Boolean);
  return [
    `Products of ${name} ${rule}, under the Section 301 forced-labor action (heading ${heading}) in force since ${effectiveFrom}; goods that pay a Section 232 duty and exempt products don’t.`,
    ...others,
  ].join(' ');
}

function strengths({ manufacturingStrengths }: CountryProfile): string {
  const rated = manufacturingStrengths.map(
    ({ category, rating }) => `${sourcingCategoryLabels[category].toLowerCase()} ${rating}`,
  );
  return `Our ratings out of 5: ${rated.join(', ')}.`;
}

function sentences(facts: readonly Fact[]): string {
  return facts.map(({ text }) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ');
}

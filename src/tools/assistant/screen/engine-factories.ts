import type { Factory } from '@functions/_shared/contracts/ai-factory-search.ts';
import { listInWords } from '@functions/_shared/domain/list-in-words.ts';
import {
  factoryCountries,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { formatInteger } from '@/lib/format.ts';
import type { Intent } from '../rules/intent-kinds.ts';
import type { FactoryTopic } from '../rules/shown-factories.ts';
import { shownFactoriesCopy as copy } from '../shown-factories-copy.ts';
import { type AskedGoods, type EngineAnswer, said, suggestionsFor } from './engine-answer.ts';

/** What the cards of the factories shown say of their minimum, price, time, certificates or place. */
export function answerShownFactories(
  { topic, factories }: Extract<Intent, { kind: 'shown-factories' }>,
  goods: AskedGoods | null,
): EngineAnswer {
  return said(
    topic === 'choice' ? choiceText(factories) : topicText(topic, factories),
    suggestionsFor(goods?.understood.plural ?? null),
  );
}

function topicText(topic: Exclude<FactoryTopic, 'choice'>, factories: readonly Factory[]): string {
  const list = listInWords(
    sorted(topic, factories).map((factory) => copy.fact(factory.name, factOf(topic, factory))),
    'and',
  );
  return `${copy.says[topic](list)} ${copy.confirm}`;
}

/** They are not rated, so each gets what its card has the lead in. */
function choiceText(factories: readonly Factory[]): string {
  const lead = (topic: 'minimum' | 'price' | 'time') => {
    const [first] = sorted(topic, factories);
    return first === undefined ? [] : [copy.leads[topic](first.name, factOf(topic, first))];
  };
  return copy.choose(listInWords([...lead('minimum'), ...lead('price'), ...lead('time')], 'and'));
}

function factOf(topic: Exclude<FactoryTopic, 'choice'>, factory: Factory): string {
  switch (topic) {
    case 'minimum':
      return copy.units(formatInteger(factory.minOrder));
    case 'price':
      return factory.priceRange === undefined ? copy.noPrice : copy.each(factory.priceRange);
    case 'time':
      return factory.leadTime;
    case 'certificates':
      return factory.certifications.length === 0
        ? copy.noCertificates
        : listInWords(factory.certifications, 'and');
    case 'place':
      return `${factory.location}, ${countryLabel(factory.country)}`;
  }
}

function countryLabel(country: string): string {
  const known = factoryCountries.find((each) => each === country);
  return known === undefined ? country : factoryCountryLabels[known];
}

/** The lowest first, where the topic has an order; those that say nothing come last. */
function sorted(topic: FactoryTopic, factories: readonly Factory[]): readonly Factory[] {
  const rankOf = (factory: Factory): number => {
    switch (topic) {
      case 'minimum':
        return factory.minOrder;
      case 'price':
        return factory.unitPriceUsd?.min ?? Number.POSITIVE_INFINITY;
      case 'time':
        return Number.parseInt(/\d+/.exec(factory.leadTime)?.[0] ?? '999', 10);
      default:
        return 0;
    }
  };
  return factories.toSorted((one, other) => rankOf(one) - rankOf(other));
}

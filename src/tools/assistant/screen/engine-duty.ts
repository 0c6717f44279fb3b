import type { OriginDuty } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { formatLongDate } from '@functions/_shared/domain/format-long-date.ts';
import { listInWords } from '@functions/_shared/domain/list-in-words.ts';
import { inSentence } from '@functions/_shared/domain/tariff/tariff-origins.ts';
import { noOrderText, orderSentences } from '@functions/_shared/domain/tariff/trade-order-text.ts';
import { upcomingSentence } from '@functions/_shared/domain/tariff/upcoming-text.ts';
import { toTariffParams } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { paths } from '@/config/paths.ts';
import { engineCopy as copy } from '../engine-copy.ts';
import type { Intent } from '../rules/intent-kinds.ts';
import { type EngineAnswer, said, tool } from './engine-answer.ts';

/** A detail of the duties that were just given: orders, coming changes, or what they are made up of. */
export function answerAboutDuty({
  topic,
  duties: results,
  law,
}: Extract<Intent, { kind: 'about-duty' }>): EngineAnswer {
  const duties = results.flatMap((result): readonly OriginDuty[] =>
    result.comparison.length > 0 ? result.comparison : [result],
  );
  const [first] = results;
  const goods = first?.product ?? '';
  const latest = results.at(-1);
  const query = toTariffParams({
    hts8: latest?.hsCodeUsed ?? null,
    originCodes: duties.flatMap(({ originCode }) => originCode ?? []),
  });
  const sentences = {
    orders: orders(duties),
    coming: coming(duties, first?.asOf ?? ''),
    parts: parts(duties, law),
    judge: [...parts(duties, law), copy.judgeDuty],
    since: since(duties),
  };
  return said(
    sentences[topic].join(' '),
    goods === ''
      ? []
      : [copy.ask.cheapest(goods), copy.ask.factories(goods), copy.ask.price(goods)],
    tool(copy.links.tariff, `${paths.sourcing}?${query}`),
  );
}

function orders(duties: readonly OriginDuty[]): string[] {
  const without = duties.filter((duty) => duty.orders.length === 0);
  return [
    ...duties.flatMap((duty) => orderSentences(duty.orders, duty.originCountry ?? '')),
    ...(without.length === 0
      ? []
      : [noOrderText(without.map(({ originCountry }) => originCountry ?? ''))]),
  ];
}

function coming(duties: readonly OriginDuty[], asOf: string): string[] {
  const changes = duties.flatMap(({ originCountry, upcoming = [] }) =>
    upcoming.map((change) =>
      duties.length === 1
        ? upcomingSentence(change)
        : `${originCountry}: ${upcomingSentence(change)}`,
    ),
  );
  return changes.length > 0 ? changes : [copy.noComing(formatLongDate(asOf))];
}

function parts(duties: readonly OriginDuty[], law: string | null): string[] {
  const isCharged = duties.some((duty) =>
    duty.layers.some(({ label, ratePct }) => ratePct !== 0 && label.startsWith(law ?? '')),
  );
  const bases = new Set(
    duties.flatMap(({ layers }) =>
      layers.flatMap(({ kind, ratePct, basis }) =>
        kind !== 'base' && ratePct !== 0 ? [basis] : [],
      ),
    ),
  );
  const [basis] = bases;
  return [
    copy.dutyPartsHead,
    ...duties.map((duty) =>
      copy.dutyParts(inSentence(duty.originCountry ?? ''), duty.totalRateText ?? '', layers(duty)),
    ),
    ...(law !== null && !isCharged ? [copy.dutyWithout(law)] : []),
    ...(bases.size === 1 && basis !== undefined ? [copy.dutyBasis(basis.toLowerCase())] : []),
  ];
}

/** Since when each duty on top of the base rate is charged. */
function since(duties: readonly OriginDuty[]): string[] {
  const days = new Map(
    duties.flatMap(({ layers: all }) =>
      all.flatMap(({ kind, ratePct, label, effectiveFrom }) =>
        kind === 'base' || ratePct === 0 || effectiveFrom === null
          ? []
          : [[label, formatLongDate(effectiveFrom)] as const],
      ),
    ),
  );
  return days.size === 0
    ? [copy.sinceOpen]
    : [...days].map(([label, day]) => copy.dutySince(label, day));
}

function layers(duty: OriginDuty): string {
  const charged = duty.layers.filter(({ kind, ratePct }) => kind === 'base' || ratePct !== 0);
  return listInWords(
    charged.map(({ kind, rateText, label }) =>
      kind === 'base' ? `the base rate (${rateText})` : `${rateText} ${label}`,
    ),
    'and',
  );
}

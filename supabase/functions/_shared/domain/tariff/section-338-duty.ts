import { formatLongDate } from '../format-long-date.ts';
import { isInForce, type Section338List } from './action-lists.ts';
import { type DutyCase, knownLayer } from './duty-case.ts';
import { canadaAction } from './duty-rules.assumptions.ts';
import type { DutyLayer } from './duty-types.ts';
import { section338Lists } from './section-338.generated.ts';

/** The Section 338 duty on listed goods of Canada; null for other origins, lines and days. */
export function section338Duty(duty: DutyCase, section232: DutyLayer | null): DutyLayer | null {
  if (duty.origin.code !== 'CA') return null;
  const codes = [duty.facts.line.hts8, duty.hts10].filter((code) => code !== null);
  const list = section338Lists.find(
    (each) => !isBan(each) && isInForce(each, duty.entryDate) && codes.some(namedBy(each)),
  );
  if (list === undefined) return null;
  const { ratePct, section232Heading, besideSection232From } = canadaAction;
  const layer = {
    kind: 'section-338',
    heading: list.heading,
    label: `Section 338, Canada (${list.program} list)`,
    effectiveFrom: list.effectiveFrom,
    effectiveTo: list.effectiveTo,
  } as const;
  const isBeside = duty.entryDate >= besideSection232From && list.program !== 'dairy';
  if (section232 !== null && (section232.ratePct ?? 0) > 0 && !isBeside) {
    const reason = 'Goods that pay a Section 232 duty are exempt from this one: note 51(c).';
    return knownLayer(duty, { ...layer, heading: section232Heading, ratePct: 0, reason });
  }
  return knownLayer(duty, {
    ...layer,
    ratePct,
    reason: `Listed products of Canada pay an extra ${ratePct}%, effective ${formatLongDate(list.effectiveFrom)}; the USMCA doesn’t exempt them.`,
  });
}

/**
 * Warnings that goods of a line may not be imported from Canada on a day; empty for most.
 *
 * @param hts8 '2203.00.00'; a ban of one ten-digit line below it is a warning for part of the line
 */
export function section338Bans(
  hts8: string,
  { originCode, entryDate }: { originCode: string; entryDate: string },
): string[] {
  if (originCode.toUpperCase() !== 'CA') return [];
  const bans = section338Lists.filter(
    (list) =>
      isBan(list) &&
      isInForce(list, entryDate) &&
      list.codes.split(' ').some((code) => code.startsWith(digits(hts8))),
  );
  return bans.map(({ program, effectiveFrom, codes }) => {
    const isWhole = codes.split(' ').includes(digits(hts8)) && !program.endsWith('packaged');
    const goods = isWhole ? 'Goods under this line' : 'Some goods under this line';
    const packing = program.endsWith('packaged')
      ? '; whether the ban applies depends on the packing'
      : '';
    return `${goods} can’t be imported from Canada as of ${formatLongDate(effectiveFrom)} (Section 338)${packing}.`;
  });
}

function isBan({ program }: Section338List): boolean {
  return program.startsWith('ban ');
}

function namedBy({ codes }: Section338List): (code: string) => boolean {
  return (code) => ` ${codes} `.includes(` ${digits(code)} `);
}

function digits(code: string): string {
  return code.replaceAll('.', '');
}

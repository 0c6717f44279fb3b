/**
 * The lists of the actions beside the base rate, as the makers in scripts/data write them. Days are
 * ISO ('2026-08-22'), rates percent.
 */

/** Lines of the schedule that a rule names from one day to another. */
export type DatedList = Readonly<{
  effectiveFrom: string;
  /** The last day; null while no end is known. */
  effectiveTo: string | null;
  /** Digits without dots, separated by spaces: lines of eight or ten digits, or first digits. */
  codes: string;
}>;

/** A list of Section 338 on Canada. */
export type Section338List = DatedList &
  Readonly<{
    program: string;
    /** Null for import bans. */
    heading: string | null;
  }>;

/** A list of Section 232 on drones or solar cells, or of the safeguard on quartz. */
export type OtherActionList = DatedList &
  Readonly<{
    program: 'drones' | 'polysilicon' | 'quartz';
    /** 'all', 'GB', 'JP KR', 'not JP KR', or 'quartz': all but its own exempt origins. */
    origins: string;
    /** Which goods of the line; empty for all. */
    when:
      | ''
      | 'no-thermal-imaging'
      | 'thermal-imaging'
      | 'certified'
      | 'docking-station'
      | 'large-drone-part'
      | 'small-drone-part'
      | 'in-quota'
      | 'over-quota';
    heading: string | null;
    ratePct: number;
    mode: 'add' | 'minimum_total';
  }>;

/**
 * The notes to chapter 99 that list lines for Section 232: 33 cars, light trucks and their parts, 38
 * heavier trucks, buses and their parts, 39 chips, 40 drugs.
 */
export type Section232Note = '33(b)' | '33(g)' | '38(b)' | '38(c)' | '38(i)' | '39(b)' | '40(c)';

/** A list of such a note, by first digits. */
export type Section232List = DatedList &
  Readonly<{
    note: Section232Note;
    /** Whether the lines are made for such goods; else only some goods of a line are meant. */
    isAssumed: boolean;
  }>;

/** What is open and may add a duty. */
export type OpenChange = Readonly<{
  /** Codes of the origins, separated by spaces. */
  origins: string;
  /** The first digits of the lines, separated by spaces; empty for all. */
  prefixes: string;
  sentence: string;
}>;

/** Whether the list holds on a day, 'YYYY-MM-DD'. */
export function isInForce(
  { effectiveFrom, effectiveTo }: Pick<DatedList, 'effectiveFrom' | 'effectiveTo'>,
  day: string,
): boolean {
  return day >= effectiveFrom && (effectiveTo === null || day <= effectiveTo);
}

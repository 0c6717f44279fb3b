/** Rules of the smaller actions, whose lines are in other-actions.generated.ts. */

/**
 * The Section 301 action on Nicaragua (90 FR 57807 and 60850, 2025): nothing in 2026, then in steps;
 * not on goods with a claim under CAFTA-DR. The latest step first.
 */
export const nicaraguaAction: Readonly<{
  heading: string;
  steps: readonly Readonly<{ from: string; ratePct: number }>[];
}> = {
  heading: '9903.89.01',
  steps: [
    { from: '2028-01-01', ratePct: 15 },
    { from: '2027-01-01', ratePct: 10 },
    { from: '2026-01-01', ratePct: 0 },
  ],
};

import type { SharedLanded } from '@functions/_shared/domain/tool-inputs/landed-address.ts';

/** What the link that opened a result says of the landed view. */
export type LinkedLanded = SharedLanded & {
  /** The link is the visitor's own: the view opens so, and stays theirs. */
  isOwn?: boolean;
};

/**
 * What a calculator tells the view of its link.
 * @param landed what the link says; undefined where it leaves all of it to us
 * @param isShared whether the result is somebody else's
 */
export function landedOfLink(
  landed: SharedLanded | undefined,
  isShared: boolean,
): LinkedLanded | null | undefined {
  if (isShared) return landed ?? null;
  return landed && { ...landed, isOwn: true };
}

/** Whether the view is somebody else's: the visitor's record and choices stay out of it. */
export function isOthersView(shared: LinkedLanded | null | undefined): boolean {
  return shared !== undefined && shared?.isOwn !== true;
}

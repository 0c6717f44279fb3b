import type { EngineSource } from '@functions/_shared/contracts/common.ts';
import type { TargetModel } from '@functions/_shared/contracts/generate-mockup.ts';

/** A drawn picture, with what its caption and alt text need. */
export type Picture = {
  targetModel: TargetModel;
  url: string;
  source: EngineSource;
  /** "tote bag" */
  depicts: string;
  /** A parcel stands in for a product that the engine cannot draw. */
  standsIn: boolean;
  /** A print that was asked for and cannot be drawn. */
  missingPrint?: string;
  brandName: string;
};

/** The product stands before its packaging, whichever was drawn first. */
export function inShownOrder(pictures: readonly Picture[]): Picture[] {
  return [...pictures].sort((a, b) => Number(isPackaging(a)) - Number(isPackaging(b)));
}

function isPackaging(picture: Picture): boolean {
  return picture.targetModel === 'packaging-design';
}

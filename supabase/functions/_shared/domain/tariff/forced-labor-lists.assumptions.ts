import { forcedLaborEntries } from './forced-labor-origins.generated.ts';
import { europeanUnionHeading } from './tariff-origins.assumptions.ts';

/**
 * Headings of chapter 99 under which goods of one country are exempt from the forced-labor action by
 * a list of that country's own: note 52(j) to subchapter III of chapter 99, named as exceptions in
 * headings 9903.05.22 to 9903.05.81 (HTS 2026 revision 20). The lists are not loaded.
 */
const listHeadings: Readonly<Record<string, readonly string[]>> = {
  GB: ['9903.05.96'],
  CH: ['9903.05.98'],
  MY: ['9903.05.99', '9903.06.01'],
  KH: ['9903.06.02', '9903.06.03'],
  GT: ['9903.06.04', '9903.06.05', '9903.06.06'],
  SV: ['9903.06.07', '9903.06.08', '9903.06.09'],
  AR: ['9903.06.10', '9903.06.11'],
  BD: ['9903.06.12', '9903.06.13'],
  TW: ['9903.06.14', '9903.06.15'],
  ID: ['9903.06.16', '9903.06.17'],
  EC: ['9903.06.18', '9903.06.19'],
  JO: ['9903.06.20', '9903.06.21'],
};
const europeanUnionListHeadings = ['9903.05.97'];

/** By the code of the origin. */
export const forcedLaborCountryLists: Readonly<Record<string, readonly string[]>> = {
  ...listHeadings,
  EU: europeanUnionListHeadings,
  ...Object.fromEntries(
    forcedLaborEntries
      .filter(([, , heading]) => heading === europeanUnionHeading)
      .map(([code]) => [code, europeanUnionListHeadings]),
  ),
};

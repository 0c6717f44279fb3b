/**
 * The countries of origin, and how the forced-labor action under Section 301 treats them: note 52
 * to subchapter III of chapter 99, HTS 2026 revision 20, headings 9903.05.20 to 9903.05.84, 91 FR,
 * document 2026-15181, in force from 2026-07-24; checked 2026-10-02. Three heading numbers
 * (Malaysia, Nicaragua, Russia) are inferred from the alphabetical order of the others. The
 * countries that the action names are in forced-labor-origins.generated.ts.
 */

/** Code, name, heading, rate in percent; `minimum_total` where the rate is a minimum total. */
export type ForcedLaborEntry = readonly [
  code: string,
  name: string,
  heading: string,
  ratePct: number,
  mode?: 'minimum_total',
];

/** Countries that the action does not name. */
export const otherOrigins: readonly (readonly [code: string, name: string])[] = [
  ['AF', 'Afghanistan'],
  ['AL', 'Albania'],
  ['AM', 'Armenia'],
  ['AZ', 'Azerbaijan'],
  ['BA', 'Bosnia and Herzegovina'],
  ['BB', 'Barbados'],
  ['BJ', 'Benin'],
  ['BN', 'Brunei'],
  ['BO', 'Bolivia'],
  ['BT', 'Bhutan'],
  ['BW', 'Botswana'],
  ['BY', 'Belarus'],
  ['CD', 'Democratic Republic of the Congo'],
  ['CI', 'Ivory Coast'],
  ['CM', 'Cameroon'],
  ['CU', 'Cuba'],
  ['ET', 'Ethiopia'],
  ['FJ', 'Fiji'],
  ['GE', 'Georgia'],
  ['GH', 'Ghana'],
  ['HT', 'Haiti'],
  ['IR', 'Iran'],
  ['IS', 'Iceland'],
  ['JM', 'Jamaica'],
  ['KE', 'Kenya'],
  ['KG', 'Kyrgyzstan'],
  ['KP', 'North Korea'],
  ['LA', 'Laos'],
  ['LB', 'Lebanon'],
  ['LI', 'Liechtenstein'],
  ['LS', 'Lesotho'],
  ['MD', 'Moldova'],
  ['ME', 'Montenegro'],
  ['MG', 'Madagascar'],
  ['MK', 'North Macedonia'],
  ['ML', 'Mali'],
  ['MM', 'Myanmar'],
  ['MN', 'Mongolia'],
  ['MO', 'Macau'],
  ['MU', 'Mauritius'],
  ['MW', 'Malawi'],
  ['MZ', 'Mozambique'],
  ['NA', 'Namibia'],
  ['NP', 'Nepal'],
  ['PA', 'Panama'],
  ['PG', 'Papua New Guinea'],
  ['PY', 'Paraguay'],
  ['RS', 'Serbia'],
  ['RW', 'Rwanda'],
  ['SN', 'Senegal'],
  ['SY', 'Syria'],
  ['SZ', 'Eswatini'],
  ['TG', 'Togo'],
  ['TN', 'Tunisia'],
  ['TZ', 'Tanzania'],
  ['UA', 'Ukraine'],
  ['UG', 'Uganda'],
  ['UZ', 'Uzbekistan'],
  ['YE', 'Yemen'],
  ['ZM', 'Zambia'],
  ['ZW', 'Zimbabwe'],
];

/**
 * Countries without normal trade relations pay column 2: general note 3(b) of the schedule; Russia
 * and Belarus since 2022-04-09 (Public Law 117-110).
 *
 * The forced-labor action is charged on top of that column, too: its headings print "the duty
 * provided in the applicable subheading" plus the rate in columns 1 and 2 alike (HTS 2026 revision
 * 20). Of the four it names only Russia (9903.05.66), so Belarus, Cuba and North Korea do not pay
 * it.
 */
export const columnTwoCodes: readonly string[] = ['BY', 'CU', 'KP', 'RU'];

/** The heading for goods of the European Union that already pay the minimum: note 52. */
export const europeanUnionNoTopUpHeading = '9903.05.38';
export const europeanUnionHeading = '9903.05.39';

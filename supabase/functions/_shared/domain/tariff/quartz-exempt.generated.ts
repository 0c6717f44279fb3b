/** Made by `npm run data` from data/section-201-quartz-exempt.csv. Change that, not this file. */

export const quartzExemptCodes: readonly string[] = [
  'AF', 'AL', 'DZ', 'AO', 'AG', 'AM', 'AW', 'AU', 'AZ', 'BS', 'BB', 'BZ', 'BJ', 'BT', 'BO', 'BA', 'BW', 'BR', 'VG', 'BF', 'MM', 'BI', 'KH', 'CM', 'CA', 'CV', 'CF', 'TD', 'CO', 'KM', 'CG', 'CD', 'CR', 'CI', 'CW', 'DJ', 'DM', 'DO', 'EC', 'EG', 'SV', 'ER', 'SZ', 'ET', 'FJ', 'GA', 'GM', 'GE', 'GH', 'GD', 'GT', 'GN', 'GW', 'GY', 'HT', 'HN', 'ID', 'IQ', 'IL', 'JM', 'JO', 'KZ', 'KE', 'KI', 'XK', 'KG', 'LB', 'LS', 'LR', 'MG', 'MW', 'MV', 'ML', 'MR', 'MU', 'MX', 'MD', 'MN', 'ME', 'MS', 'MZ', 'NA', 'NP', 'NI', 'NE', 'NG', 'MK', 'PK', 'PA', 'PG', 'PY', 'PE', 'PH', 'RW', 'KN', 'LC', 'VC', 'WS', 'ST', 'SN', 'RS', 'SL', 'SG', 'SB', 'SO', 'ZA', 'KR', 'SS', 'LK', 'SR', 'TZ', 'TL', 'TG', 'TO', 'TT', 'TN', 'TV', 'UG', 'UA', 'UZ', 'VU', 'YE', 'ZM', 'ZW',
];

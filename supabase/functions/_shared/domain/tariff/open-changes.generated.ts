/** Made by `npm run data` from data/scheduled-changes.csv. Change that, not this file. */
import type { OpenChange } from './action-lists.ts';

export const openChanges: readonly OpenChange[] = [
  {"origins":"BD KH ID MY","prefixes":"61 62","sentence":"Quotas inside which textiles and clothing of this origin would be free of the forced-labor duty were ordered on Jul 23, 2026; no source says that they exist yet."},
  {"origins":"CN EU SG CH NO ID MY KH TH KR VN TW BD MX JP IN","prefixes":"","sentence":"An investigation under Section 301 into excess capacity (opened Mar 2026) covers this origin; no duty was decided when our sources end."},
  {"origins":"VN","prefixes":"","sentence":"An investigation under Section 301 into intellectual property in Vietnam (opened Jun 3, 2026) was not decided when our sources end."},
  {"origins":"CN IN TR BR","prefixes":"","sentence":"The Sanctioning Russia and Iran Act of Sep 18, 2026 allows duties on buyers of Russian oil and gas; none was imposed when our sources end."},
];

/** Made by `npm run data` from data/section-232-other.csv. Change that, not this file. */
import type { OtherActionList } from './action-lists.ts';

export const otherActionLists: readonly OtherActionList[] = [
  {"program":"drones","origins":"all","when":"no-thermal-imaging","heading":"9903.08.22","ratePct":25,"mode":"add","effectiveFrom":"2026-09-03","effectiveTo":null,"codes":"88062100 88062200 88062300 88069100 88069200 88069300"},
  {"program":"drones","origins":"all","when":"thermal-imaging","heading":"9903.08.21","ratePct":100,"mode":"add","effectiveFrom":"2026-09-03","effectiveTo":null,"codes":"88062100 88062200 88062300 88069100 88069200 88069300"},
  {"program":"drones","origins":"all","when":"","heading":"9903.08.21","ratePct":100,"mode":"add","effectiveFrom":"2026-09-03","effectiveTo":null,"codes":"88062400 88062900 88069400 88069900"},
  {"program":"drones","origins":"all","when":"docking-station","heading":"9903.08.21","ratePct":100,"mode":"add","effectiveFrom":"2026-09-03","effectiveTo":null,"codes":"8504409580 8537109170"},
  {"program":"drones","origins":"all","when":"large-drone-part","heading":"9903.08.21","ratePct":100,"mode":"add","effectiveFrom":"2026-09-03","effectiveTo":null,"codes":"88071000 88072000 88073000 88079090"},
  {"program":"drones","origins":"JP KR TW CH LI EU","when":"certified","heading":"9903.08.24","ratePct":15,"mode":"minimum_total","effectiveFrom":"2026-09-03","effectiveTo":null,"codes":"88062100 88062200 88062300 88069100 88069200 88069300 88062400 88062900 88069400 88069900"},
  {"program":"drones","origins":"GB","when":"certified","heading":"9903.08.23","ratePct":10,"mode":"add","effectiveFrom":"2026-09-03","effectiveTo":null,"codes":"88062100 88062200 88062300 88069100 88069200 88069300 88062400 88062900 88069400 88069900"},
  {"program":"drones","origins":"all","when":"small-drone-part","heading":"9903.08.22","ratePct":25,"mode":"add","effectiveFrom":"2027-02-09","effectiveTo":null,"codes":"88071000 88072000 88073000 88079090"},
  {"program":"polysilicon","origins":"not JP KR TW CH LI EU GB","when":"","heading":null,"ratePct":15,"mode":"add","effectiveFrom":"2026-12-04","effectiveTo":null,"codes":"3818000020 3818000040 3818000045 3818000050 3818000091 8541420010 8541420080 8541430010 8541430080"},
  {"program":"polysilicon","origins":"JP KR TW CH LI EU","when":"","heading":null,"ratePct":15,"mode":"minimum_total","effectiveFrom":"2026-12-04","effectiveTo":null,"codes":"3818000020 3818000040 3818000045 3818000050 3818000091 8541420010 8541420080 8541430010 8541430080"},
  {"program":"polysilicon","origins":"GB","when":"","heading":null,"ratePct":10,"mode":"add","effectiveFrom":"2026-12-04","effectiveTo":null,"codes":"3818000020 3818000040 3818000045 3818000050 3818000091 8541420010 8541420080 8541430010 8541430080"},
  {"program":"quartz","origins":"quartz","when":"in-quota","heading":"9903.45.30","ratePct":25,"mode":"add","effectiveFrom":"2026-08-15","effectiveTo":"2027-08-14","codes":"6810990020 6810990040 7020006000"},
  {"program":"quartz","origins":"quartz","when":"over-quota","heading":"9903.45.31","ratePct":50,"mode":"add","effectiveFrom":"2026-08-15","effectiveTo":"2027-08-14","codes":"6810990020 6810990040 7020006000"},
  {"program":"quartz","origins":"quartz","when":"in-quota","heading":"9903.45.30","ratePct":23,"mode":"add","effectiveFrom":"2027-08-15","effectiveTo":"2028-08-14","codes":"6810990020 6810990040 7020006000"},
  {"program":"quartz","origins":"quartz","when":"over-quota","heading":"9903.45.31","ratePct":49,"mode":"add","effectiveFrom":"2027-08-15","effectiveTo":"2028-08-14","codes":"6810990020 6810990040 7020006000"},
  {"program":"quartz","origins":"quartz","when":"in-quota","heading":"9903.45.30","ratePct":21,"mode":"add","effectiveFrom":"2028-08-15","effectiveTo":"2029-08-14","codes":"6810990020 6810990040 7020006000"},
  {"program":"quartz","origins":"quartz","when":"over-quota","heading":"9903.45.31","ratePct":48,"mode":"add","effectiveFrom":"2028-08-15","effectiveTo":"2029-08-14","codes":"6810990020 6810990040 7020006000"},
  {"program":"quartz","origins":"quartz","when":"in-quota","heading":"9903.45.30","ratePct":19,"mode":"add","effectiveFrom":"2029-08-15","effectiveTo":"2030-08-14","codes":"6810990020 6810990040 7020006000"},
  {"program":"quartz","origins":"quartz","when":"over-quota","heading":"9903.45.31","ratePct":47,"mode":"add","effectiveFrom":"2029-08-15","effectiveTo":"2030-08-14","codes":"6810990020 6810990040 7020006000"},
];

// The backend as the demand test uses it, in one chunk.
export {
  createDemandTest,
  deleteDemandTest,
  demandResults,
  endDemandTest,
} from '@/api/demand-tests.ts';
export { landedCost } from '@/api/landed-cost.ts';
export { understandGoods } from '@/api/understand-goods.ts';

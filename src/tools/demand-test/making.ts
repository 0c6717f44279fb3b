// What makes a test of the form: the form can be read and filled in without it.
export { ownDemandTests } from '@/hooks/own-demand-tests.ts';
export { priceOrderText } from './price-order-text.ts';
export { parseDemandTest } from './rules/test-form.ts';

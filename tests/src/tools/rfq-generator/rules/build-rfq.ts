import {
  emptyRfqFields,
  parseRfq,
  type Rfq,
  type RfqFields,
} from '@/tools/rfq-generator/rules/rfq.ts';

/** A request in which nothing is open. */
export function buildFields(overrides: Partial<RfqFields> = {}): RfqFields {
  return {
    ...emptyRfqFields('ana@example.com'),
    product: 'Baby grip socks',
    materials: '80% combed cotton, 20% polyamide',
    specification: '0-6, 6-12, 12-24 months; silicone dots',
    firstQuantity: '5,000',
    secondQuantity: '500',
    thirdQuantity: '1,000',
    targetPrice: '$1.20',
    packaging: 'Header card',
    certifications: ['cpsia'],
    deliveryTerm: 'FOB',
    deadline: '2027-06-01',
    company: 'Little Orbit',
    ...overrides,
  };
}

export function buildRfq(overrides: Partial<RfqFields> = {}): Rfq {
  return parseRfq(buildFields(overrides), 'en-US').rfq;
}

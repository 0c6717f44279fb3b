import type { SendSourcingToolNotificationRequest } from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';

type Type = SendSourcingToolNotificationRequest['type'];
type Requests = {
  [T in Type]: Extract<SendSourcingToolNotificationRequest, { type: T }>;
};

/** One event of each type, with the payload of specification §7 or everything an RFQ can hold. */
export const requests: Requests = {
  tool_access: {
    type: 'tool_access',
    email: 'Ada@fan.example',
    data: { source: 'sourcing_tools_gate' },
  },
  quiz: {
    type: 'quiz',
    email: 'Ada@fan.example',
    data: {
      topCountries: ['🇲🇽 Mexico (85%)', '🇻🇳 Vietnam (60%)', '🇵🇹 Portugal (45%)'],
      readinessScore: 90,
      strategy: 'dual-source',
    },
  },
  'map-intro': {
    type: 'map-intro',
    email: 'Ada@fan.example',
    data: { country: 'Turkey', category: 'General', message: 'Towels\n2,000 pieces' },
  },
  strategy: {
    type: 'strategy',
    email: 'Ada@fan.example',
    data: {
      currentCountry: 'china',
      targetCountries: 'TBD',
      timeline: 'asap',
      strategyType: 'nearshoring',
    },
  },
  rfq: {
    type: 'rfq',
    email: 'Ada@fan.example',
    data: {
      product: 'Canvas tote',
      quantities: [500, 1000],
      target_price_usd: 2.4,
      materials: '12 oz canvas',
      specification: '38 x 42 cm\nPantone 186 C, screen print',
      packaging: '50 in a carton',
      certifications: ['gots', 'oeko-tex'],
      delivery_term: 'DDP',
      destination: 'Austin, 78701',
      deadline: '2027-03-01',
      origin: 'portugal',
      company: 'Ada Bakes',
      notes: 'Samples first',
      picture_count: 2,
    },
  },
  swag: {
    type: 'swag',
    email: 'Ada@fan.example',
    data: {
      contact_name: 'Ada Lovelace',
      company: 'Ada Bakes',
      items: [
        { piece: 'tumbler', color: 'navy', units: 500 },
        { piece: 'mug', color: 'white', units: 100 },
      ],
      needed_by: '2027-01-15',
      zip: '78701',
      logo_name: 'ada-bakes.svg',
      notes: 'For the team day\nTwo boxes a person',
    },
  },
  idea: {
    type: 'idea',
    email: 'Ada@fan.example',
    data: {
      productName: 'Recipe card box',
      category: 'home-goods',
      estimatedPrice: 32,
      reasoning: 'Fits “recipes” in what you told us.',
      marketFit: 'About 8 orders a month.',
    },
  },
  guide: {
    type: 'guide',
    email: 'Ada@fan.example',
    data: { source: 'creator_guide' },
  },
};

export const everyRequest: SendSourcingToolNotificationRequest[] = Object.values(requests);

import type { SendSourcingToolNotificationRequest } from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';

type Type = SendSourcingToolNotificationRequest['type'];
type Requests = {
  [T in Type]: Extract<SendSourcingToolNotificationRequest, { type: T }>;
};

/** One event of each type, with the payload of specification §7. */
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
};

export const everyRequest: SendSourcingToolNotificationRequest[] = Object.values(requests);

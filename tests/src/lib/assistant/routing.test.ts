import { describe, expect, test } from 'vitest';
import { type MessageRoute, routeMessage } from '@/lib/assistant/routing.ts';

const cases: readonly (readonly [MessageRoute, readonly string[]])[] = [
  [
    'tariff',
    [
      'How much is the duty on cotton t-shirts from China?',
      'tariff on mugs',
      'What are the TARIFFS on candles from Vietnam',
      'duties for hoodies from india',
      'does section 301 apply to backpacks',
      'Sec. 301 on yoga mats',
      'what import tax do I pay on toys',
      'import taxes for sneakers from Vietnam',
      'taxes on imports of socks from Turkey',
      'hts code for a silicone spatula',
      'Are leather wallets dutiable?',
      'find factories in the country with the lowest duty on socks',
      'duty on heavy-duty backpacks',
      'tarrif on mugs',
      'what are the tarrifs on candles',
      'teh dutys for socks',
      'duti on hoodies from India',
      'teriff for toys',
      'how much tax on hoodies from pakistan',
      'what customs do i pay on mugs from china',
      'customs for t-shirts from china',
      'what are import fees on shoes from vietnam',
      '6109 china',
      '420292 vietnam vs china',
      '6109.10.00',
      '6109100012 from China',
      '6109.10 from China to Germany',
      'does 9503.00.00 change next month',
    ],
  ],
  [
    'factory',
    [
      'Find factories for grip socks',
      'shortlist three candle makers',
      'Can you short-list suppliers in Portugal?',
      'find me a factory for scented candles in Vietnam',
      'I am looking for a manufacturer of leather bags',
      'recommend some reliable knitwear suppliers',
      'Which factories can make ceramic mugs?',
      'who can make hoodies with embroidery?',
      'who makes candles in mexico',
      'where can i get hoodies made',
      'factories in Mexico',
      'Candle manufacturers in India',
      'I need a good heavy-duty backpack factory',
      'heavy-duty tote bags suppliers',
      'Can you recommend some suppliers',
    ],
  ],
  [
    'chat',
    [
      'What does the strategy call cost?',
      'How do you choose a factory?',
      'How long does it take to launch?',
      'Do you audit the factory?',
      'What is a minimum order quantity?',
      'Do you make heavy-duty boxes?',
      'Who is on call of duty today?',
      'Which country is best for ceramics?',
      'Hello',
      'what countries are your factories in',
      'Tell me about your manufacturers',
      'I have 1000000 followers',
      '5000 followers',
      '2025 launch',
      'how long does customs take for goods from China',
      'do I need a customs broker for mugs from China',
      'do you handle freight and customs for me',
      'who makes the decisions',
      'My budget is $1234.56',
      'and how long does it take?',
    ],
  ],
];

describe.each(cases)('answered by %s', (route, texts) => {
  test.each(texts)('%s', (text) => {
    expect(routeMessage(text)).toBe(route);
  });
});

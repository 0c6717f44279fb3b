import { expect, test } from 'vitest';
import { linkedTool, openedTool } from '@/pages/sourcing/linked-result.ts';

const quiz =
  'currentStatus=china&volume=500-2000&category=apparel&priorities=low-cost&complexity=simple' +
  '&timeline=asap&compliance=none&tariffConcern=major&painPoints=tariffs&budgetFlexibility=reduce';
const strategy = 'sv=1&from=mexico&vol=100k%2B&cat=beauty&pain=tariffs&when=asap&risk=balanced';

const toolOf = (query: string) => linkedTool(new URLSearchParams(query));

test.each([
  ['quiz', `tool=quiz&${quiz}`],
  ['quiz', `tool=quiz&${quiz}&via=link`],
  ['map', 'tool=map&country=vietnam'],
  ['map', 'tool=map&country=vietnam&category=apparel&on=2026-11-29&was=36.5&via=link'],
  ['strategy', `tool=strategy&${strategy}`],
  ['rfq', 'tool=rfq&product=tote+bag&quantity=500'],
  ['rfq', 'tool=rfq&origin=portugal'],
  ['tariff', 'tool=tariff&product=6109.10.00&origin=CN'],
])('%s opens without the gate at "%s"', (tool, query) => {
  expect(toolOf(query)).toBe(tool);
});

test.each([
  // A tool by its name
  'tool=quiz',
  'tool=map&via=link',
  'tool=map&show=duty',
  'tool=map&compare=china,mexico',
  'tool=strategy',
  'tool=rfq',
  'tool=tariff&origin=CN,VN',
  // Results that are incomplete or invalid
  `tool=quiz&${quiz.replace('&timeline=asap', '')}`,
  'tool=map&country=atlantis',
  `tool=strategy&${strategy.replace('sv=1', 'sv=9')}`,
  'tool=rfq&product=&quantity=0',
  'tool=tariff&product=shirt',
  // A result of another tool, or of none
  `tool=map&${quiz}`,
  'country=vietnam',
  'tool=swag&product=tote',
  '',
])('the gate stays at "%s"', (query) => {
  expect(toolOf(query)).toBeNull();
});

test('a request keeps open once it has taken its address over, and so does the map', () => {
  const params = (query: string) => new URLSearchParams(query);
  expect(openedTool(params('tool=rfq'), 'rfq')).toBe('rfq');
  expect(openedTool(params('tool=map'), 'map')).toBe('map');
  expect(openedTool(params('tool=rfq'), 'map')).toBeNull();
  expect(openedTool(params('tool=quiz'), 'quiz')).toBeNull();
  expect(openedTool(params('tool=rfq'), null)).toBeNull();
  expect(openedTool(params('tool=map&country=vietnam'), 'rfq')).toBe('map');
});

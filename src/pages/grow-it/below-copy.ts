import { outsideLinks } from '@/config/paths.ts';
import type { CallWords, CapabilityTabsWords } from '@/content/types.ts';

const capabilities: CapabilityTabsWords = {
  label: 'Five ways to earn the second order',
  title: 'Fix the biggest leak first',
  text: 'Every brand loses customers in one of these five places first. Find yours, and we’ll start there.',
  tabsLabel: 'What we grow',
  handlesTitle: 'What we handle',
  tabs: [
    {
      id: 'customer-experience',
      label: 'Customer experience',
      title: 'A package people tell their friends about',
      text: 'From the order email to the card in the box to the reply when something breaks: every moment wins a customer or loses one. We write and pack them all in one voice.',
      project: {
        label: 'Studio sample',
        caption: 'A tote that says thanks for the first order and carries the second.',
      },
      figure: { value: '24-48 h', label: 'until an order leaves' },
      handles: [
        'The unboxing, from tape to thank-you card',
        'Order and shipping emails that sound like you',
        'Support replies, with clear rules on who approves what',
        'Returns that win people back',
        'Review requests timed for after people have used it',
      ],
      partner: { label: 'Partner on customer experience', href: outsideLinks.intakeForm },
    },
    {
      id: 'community-building',
      label: 'Community building',
      title: 'A place for the people who already recommend you',
      text: 'Your best salespeople are already talking. We give them somewhere to meet, something to try first, and a reason to bring a friend that isn’t a discount.',
      project: {
        label: 'Studio sample',
        caption: 'A welcome kit for members: notebook, pen, stickers, mug and tumbler.',
      },
      figure: { value: '50+', label: 'creators served' },
      handles: [
        'Where the community lives, and who runs it',
        'Early access and votes on what comes next',
        'Referral rewards people are proud to show off',
        'Small runs for members only',
        'Events, online and in person',
      ],
      partner: { label: 'Partner on community building', href: outsideLinks.intakeForm },
    },
    {
      id: 'email-and-retention',
      label: 'Email and retention',
      title: 'Email that shows up when it’s useful and stops when it’s not',
      text: 'Your list is the one audience no platform can take from you. We time each email by what people bought and when they’ll run out, and we send fewer of them.',
      project: {
        label: 'Studio sample',
        caption: 'A candle burns for weeks, so the refill offer waits until it’s almost gone.',
      },
      figure: {
        value: '60%',
        label: 'increase in customer retention at a lifestyle brand with five shops',
      },
      handles: [
        'Welcome, post-purchase and win-back series',
        'Refill reminders based on how fast people use it',
        'Text messages, only when it’s urgent',
        'Subscriptions that are easy to pause',
        'A clean list, with consent on record',
      ],
      partner: { label: 'Partner on email and retention', href: outsideLinks.intakeForm },
    },
    {
      id: 'analytics',
      label: 'Analytics',
      title: 'The few numbers that tell you what to make next',
      text: 'Dashboards are easy to build and hard to act on. We agree on the handful of numbers that would change your mind, and go over them with you every month.',
      project: {
        label: 'Studio sample',
        caption: 'Two colors of one tumbler, made to learn which one to reorder.',
      },
      figure: { value: '1', label: 'page a month, in plain words' },
      handles: [
        'Margin by product, after returns and shipping',
        'Repeat purchases by the month people first bought',
        'What a new customer costs, channel by channel',
        'Weeks of stock left and the day to reorder',
        'One page a month, in plain English',
      ],
      partner: { label: 'Partner on analytics', href: outsideLinks.intakeForm },
    },
    {
      id: 'growth-strategy',
      label: 'Growth strategy',
      title: 'New products, channels and countries, in the right order',
      text: 'Anything could be next. Only one thing should be. We look at margin, stock and what your customers ask for, then plan the next two moves and leave the rest on the list.',
      project: {
        label: 'Studio sample',
        caption: 'A serum to start, then a cream and a hand cream.',
      },
      figure: { value: '6 months', label: 'to profit, for the same five shops' },
      handles: [
        'The second product, tested on the first one’s buyers',
        'Marketplaces and retail, and the margin they leave',
        'Wholesale terms and a line sheet',
        'A second country, with duty and labels checked',
        'A twelve-month plan, with the cash it takes',
      ],
      partner: { label: 'Partner on growth strategy', href: outsideLinks.intakeForm },
    },
  ],
};

const call: CallWords = {
  title: 'Already selling?',
  text: 'Bring your numbers to a free 60-minute call and leave knowing the one thing to change first.',
  actions: [
    { label: 'Book a Free Call', href: outsideLinks.booking },
    { label: 'Partner with us', href: outsideLinks.intakeForm },
  ],
};

/** Grow it, below the first screen. */
export const growItSections = { capabilities, call };

import { keptDaysAfterEnd } from '@functions/_shared/domain/demand/demand-test.ts';
import type { LegalSection } from '@/content/legal.ts';
import { operator } from '@/content/operator.ts';
import { site } from '@/content/site.ts';

/** Months that visits and messages are kept: the default of apply_retention() in the database. */
export const visitMonths = 13;
/** Months that submitted forms are kept: lead_months of private.retention in the database. */
export const leadMonths = 24;
/** Days after which a browser no longer tries to send what has not arrived. */
const unsentDays = 30;

const visits = `Kept ${visitMonths} months`;
const forms = `Kept ${leadMonths} months`;

export const privacySections: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who we are',
    paragraphs: [
      operator.sentence,
      `For anything about your data, email ${operator.privacyEmail}.`,
    ],
  },
  {
    id: 'collected',
    title: 'What we record and why',
    paragraphs: [
      `We record two kinds of things: which pages get opened, so we know what’s useful, and what you send us in a form, so we can do what you asked. Page views and emails are kept for ${visitMonths} months, forms for ${leadMonths} months. A job on the first of each month deletes what’s older.`,
    ],
    records: [
      {
        title: 'The pages you open',
        text: 'Which pages and when, the first page and the site that sent you, how your browser identifies itself (its user agent), and whether you’re on a phone or a computer. They’re tied to a random number in your browser, not to your name. If your browser sends Global Privacy Control, we record none of this.',
        figure: visits,
      },
      {
        title: 'Your email address and what you send with it',
        text: 'The calculation, quiz answers, roadmap, product ideas with your profile link, request for quotation, or swag request that you send, the address you leave at the sourcing tools, and your request for the guide. A swag request also has your name, your company and a ZIP code. We use all of this to send what you asked for, to answer you, and to follow up about it. We don’t add you to a mailing list.',
        figure: forms,
      },
      {
        title: 'The emails about these',
        text: 'Every message to you or to our team is stored before it’s sent, so none gets lost. A request for a supplier introduction is one of these. A message we can’t send stays until we can.',
        figure: visits,
      },
      {
        title: 'What you enter in the tools',
        text: 'Your browser sends it to our servers so they can work out the answer: a product’s name, a price, a country, a profile link. They store none of it unless you send a form.',
        figure: 'Not kept',
      },
      {
        title: 'Demand tests',
        text: 'About visitors: that someone came to the page and which price they picked, under a code that can’t be traced from one test to another, and the email address of anyone who asks to hear when the product goes on sale. The test’s owner sees counts and shares. Only we can see the addresses, and we use each one for that one message. About the owner: the product, the description and the name the public page shows.',
        figure: `Votes and addresses kept ${keptDaysAfterEnd} days after the test ends, the page ${visitMonths} months`,
      },
      {
        title: 'How a form was filled in',
        text: 'How long it took, and a field people don’t see but bots fill in. We use both to keep bots out, and our database marks addresses that look mistyped or disposable.',
        figure: forms,
      },
      {
        title: 'Your network address',
        text: 'Only as a scrambled code that changes every day, to limit how often any one caller can use the tools. Our hosts also see the address itself, as every website’s host does, and keep their own logs for a short time.',
        figure: 'Kept about a day',
      },
      {
        title: `Questions to ${site.assistantName}`,
        text: 'We answer them and store nothing. Conversations are stored only for people who are signed in, which takes an invitation from us. What you say into the microphone becomes text and isn’t kept.',
        figure: 'Not kept, or until you ask us to delete it',
      },
    ],
    closing: [
      'Under EU and UK law, our basis for what you send in a form is your request. For the rest, it’s our legitimate interest in knowing which pages help and in keeping bots out. Where we ask for your consent, you can take it back at any time.',
    ],
  },
  {
    id: 'device',
    title: 'What stays on your device',
    paragraphs: [
      'The site sets no cookies. It uses your browser’s own storage, under names that begin with “brandbff_”, for this:',
    ],
    items: [
      'The random number that ties your page views together. It’s sent with them, with requests to our servers and with some forms.',
      'Up to five products you’re working on, with your answers in the tools: profile link, audience, price, category, country and the like. Your email address isn’t among them.',
      'In an open tab: the form you’re filling in, the email address you left there, and your conversation with the assistant. They’re gone when you close the tab.',
      `What you’ve sent that hasn’t reached us yet, for example because you were offline. We keep trying for up to ${unsentDays} days and remove it once it arrives.`,
      'The catalog you compare, and the supplier emails and files you decode. They’re read on your device, go nowhere else, and are gone when you close the tab.',
      'The logo you try on swag. Only its file name goes with a swag request, and the logo is gone when you close the tab.',
      'The demand tests you started, with the key to their results, and the prices you picked in other people’s tests.',
      'Pictures you upload for their colors, and the reference pictures in a request for quotation. Only the colors leave your device, never the pictures.',
    ],
    closing: [
      '“Forget all” in the product tray and “Forget what I typed” in the tools remove your answers. Clearing this site’s data in your browser removes everything.',
      'A link to a result holds the figures and words of that result. It holds no email address and no profile link.',
    ],
  },
  {
    id: 'services',
    title: 'Who else handles your data',
    paragraphs: [
      'We don’t sell your data, and we don’t share it for advertising. These services work for us and get only what they need. Some are optional: one that isn’t turned on gets nothing, and our own tools do its job. Most of them are US companies.',
    ],
    items: [
      'Supabase hosts our database and the functions behind the tools: everything we store.',
      'Resend delivers our emails: it gets your address and the message.',
      'OpenAI, or a compatible service, can write product ideas, draw pictures, describe a look, phrase the assistant’s answers, and turn speech into text and back. It gets the words you typed or said, a public profile’s handle, name, bio, counts and picture colors, but not the email address you give us in a form.',
      'YouTube, or another profile service, looks up a public profile: it gets the link or handle. Without one, we read the profile’s public page. If a profile has a picture, your browser loads it from that platform to read its colors.',
      'Firecrawl searches a marketplace for prices: it gets the product’s name.',
      'The US International Trade Commission’s tariff search gets a tariff number.',
    ],
    closing: [
      'A request for quotation is meant for factories: our team shows it to the ones that can make the product. When you ask for an introduction, we pass on what you wrote. We also hand over data when the law requires it.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights, and how to use them',
    paragraphs: [
      `Wherever you live, you can ask us what we have about you, get a copy, have it corrected, have it deleted, or object to how we use it. Email ${operator.privacyEmail} from the address it’s about, so we know it’s you. We’ll answer within 30 days. It’s free, and nobody gets treated worse for asking.`,
      'When we delete, every record and message with your address goes, along with any page views we can tie to it. If we ever restore a backup, we delete them again. To do that, we keep a fingerprint of your address (a digest), but not the address itself.',
      'If you think we’ve handled your data wrongly, tell us. You can also complain to the data protection authority where you live.',
    ],
  },
  {
    id: 'security',
    title: 'How it’s protected',
    paragraphs: [
      'All connections are encrypted. Visitors’ browsers can write to our tables but can’t read them. The logs of our own code hold no email addresses, no network addresses and nothing you typed. No system is perfectly safe: if something happens to your data, we’ll tell you and the authorities as the law requires.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    paragraphs: [
      'The site is for people who build products as a business. It isn’t meant for anyone under 16. If a child has sent us something, email us and we’ll delete it.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      `When the site changes what it does, this page changes too, and so does its date. ${operator.since}`,
    ],
  },
];

import { contactMailto, outsideLinks } from '@/config/paths.ts';
import type { CallWords, TitledText } from '@/content/types.ts';

const process = {
  label: 'How it gets made',
  title: 'Four phases, each with something to hold',
  items: [
    {
      figure: '2 weeks',
      title: 'Discovery',
      text: 'Your audience, your budget and the products they already buy. You end up with a brief.',
    },
    {
      figure: '15+',
      title: 'Concepts',
      text: 'Drawn and priced side by side, so you compare real options. Two or three go forward.',
    },
    {
      figure: '3-5',
      title: 'Prototypes',
      text: 'Touch them, wash them, drop them, send them back. You sign the one you would buy.',
    },
    {
      figure: '1 date',
      title: 'Launch',
      text: 'Production, packaging and stock, planned backwards from a day in your calendar.',
    },
  ] satisfies (TitledText & { figure: string })[],
};

const call: CallWords = {
  title: 'Tell us what you’d make',
  text: 'The first call is free and takes 60 minutes. You leave it with an honest answer on whether the product can be made at your price.',
  actions: [
    { label: 'Book a Free Call', href: outsideLinks.booking },
    { label: 'Email us', href: contactMailto('I have a product in mind') },
  ],
};

/** About, farther down: how a product is made, and a call to action. */
export const aboutSections = { process, call };

import { answerSourceNames } from '@/content/answer-sources.ts';
import type { AnswerSource } from '@/lib/visitor-product/products.ts';

/** The texts of the form, and of the tool before anything is read. */
export const decoderFormCopy = {
  loading: 'Reading the emails',
  privacy:
    'Your emails are read on this device. None of it is sent; only the product’s name and tariff line go to our server, for duty and usual prices.',
  order: {
    title: 'Your order',
    product: {
      label: 'What are you buying?',
      hint: 'With its material or size, such as “12 oz canvas tote”. If an email prices several products, this picks the one you asked for.',
    },
    units: { label: 'Pieces in your order', error: 'Please enter whole pieces, such as 1,000.' },
    zip: {
      label: 'ZIP code',
      hint: 'Where the goods go.',
      error: 'Please enter five digits, such as 90058.',
    },
    from: (source: AnswerSource) => `Filled in from ${answerSourceNames[source]}.`,
  },
  mails: {
    title: 'The suppliers’ emails',
    label: (place: number) => `Email ${place}`,
    hint: 'Paste the whole email, chat or table.',
    add: 'Add another email',
    remove: (place: number) => `Remove email ${place}`,
    drop: 'Or drop a file here: PDF, Excel, CSV or a saved email.',
    choose: 'Choose a file',
    chooseFor: (place: number) => `Choose a file for email ${place}`,
    reading: (name: string) => `Reading ${name}`,
    read: (name: string) => `${name} is read. Check the text above.`,
    example: 'Try it with an example',
    clear: 'Clear everything',
    cleared: 'Cleared. The decoder is empty.',
  },
  fileErrors: {
    scan: 'This looks like a scan or a picture. We can’t read those yet: open it, copy the text and paste it above.',
    kind: 'We read PDF, Excel (.xlsx), CSV, text and saved emails (.eml). For anything else, copy the text and paste it above.',
    size: 'This file is larger than 10 MB. Copy the part with the quote and paste it above.',
    empty: 'There is no text in this file. Choose another one, or paste the text above.',
    failed: 'We couldn’t read this file. Copy its text and paste it above.',
  },
  empty: {
    title: 'Paste a supplier’s email to begin',
    text: 'You get every price and term with the words it came from, what is missing, and what to look out for.',
  },
} as const;

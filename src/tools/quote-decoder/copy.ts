import { answerSourceNames } from '@/content/answer-sources.ts';
import type { AnswerSource } from '@/lib/visitor-product/products.ts';

/** The texts of the form, and of the tool before anything is read. */
export const decoderFormCopy = {
  loading: 'Reading the mails',
  privacy:
    'Your mails are read on this device. Nothing of them is sent; only the product’s name and tariff line go to our server, for duty and usual prices.',
  order: {
    title: 'Your order',
    product: {
      label: 'What are you buying?',
      hint: 'With its material or size, such as “12 oz canvas tote”. If a mail prices several products, this picks the one you asked for.',
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
    title: 'The suppliers’ mails',
    label: (place: number) => `Mail ${place}`,
    hint: 'Paste the whole mail, chat or table.',
    add: 'Add another mail',
    remove: (place: number) => `Remove mail ${place}`,
    drop: 'Or drop a file here: PDF, Excel, CSV or a saved mail.',
    choose: 'Choose a file',
    chooseFor: (place: number) => `Choose a file for mail ${place}`,
    reading: (name: string) => `Reading ${name}`,
    read: (name: string) => `${name} is read. Check the text above.`,
    example: 'Try it with an example',
    clear: 'Clear everything',
    cleared: 'Cleared. The decoder is empty.',
  },
  fileErrors: {
    scan: 'This looks like a scan or a picture. We can’t read those yet: open it, copy the text and paste it above.',
    kind: 'We read PDF, Excel (.xlsx), CSV, text and saved mails (.eml). For anything else, copy the text and paste it above.',
    size: 'This file is larger than 10 MB. Copy the part with the quote and paste it above.',
    empty: 'There is no text in this file. Choose another one, or paste the text above.',
    failed: 'We could not read this file. Copy its text and paste it above.',
  },
  empty: {
    title: 'Paste a supplier’s mail to begin',
    text: 'You get every price and term with the words it came from, what is missing, and what to look out for.',
  },
} as const;

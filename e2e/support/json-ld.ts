import { z } from 'zod';

/** The schema.org nodes that the site uses, with the properties that search engines require. */

const url = z.url();
const words = z.string().min(3);
const organizationReference = z.strictObject({ '@id': url });

const node = z.discriminatedUnion('@type', [
  z.strictObject({
    '@type': z.literal('Organization'),
    '@id': url,
    name: words,
    description: words,
    url,
    logo: url,
    contactPoint: z.strictObject({
      '@type': z.literal('ContactPoint'),
      contactType: words,
      email: z.email(),
    }),
  }),
  z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.int().positive(),
          name: words,
          item: url,
        }),
      )
      .min(2),
  }),
  z.strictObject({
    '@type': z.literal('Service'),
    name: words,
    description: words,
    url,
    provider: organizationReference,
  }),
  z.strictObject({
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: words,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: words }),
        }),
      )
      .min(1),
  }),
  z.strictObject({
    '@type': z.literal('HowTo'),
    name: words,
    step: z
      .array(
        z.strictObject({
          '@type': z.literal('HowToStep'),
          position: z.int().positive(),
          name: words,
          text: words,
        }),
      )
      .min(2),
  }),
]);

export const jsonLdDocument = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(node).min(1),
});

/** A node of a page's JSON-LD, in schema.org's vocabulary. */
export type StructuredNode = { '@type': string } & Record<string, unknown>;

type Publisher = {
  name: string;
  description: string;
  url: string;
  logoUrl: string;
  email: string;
  /** The company's registered name and its postal address; '' where there is none. */
  legalName: string;
  address: string;
};

export function organization({
  name,
  description,
  url,
  logoUrl,
  email,
  legalName,
  address,
}: Publisher) {
  return {
    '@type': 'Organization',
    '@id': organizationId(url),
    name,
    description,
    url,
    logo: logoUrl,
    ...(legalName === '' ? {} : { legalName }),
    ...(address === '' ? {} : { address }),
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', email },
  } satisfies StructuredNode;
}

/** The path from the home page to a page, including both. */
export function breadcrumbList(crumbs: readonly { name: string; url: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  } satisfies StructuredNode;
}

export function service(offer: {
  name: string;
  description: string;
  url: string;
  publisherUrl: string;
}) {
  return {
    '@type': 'Service',
    name: offer.name,
    description: offer.description,
    url: offer.url,
    provider: { '@id': organizationId(offer.publisherUrl) },
  } satisfies StructuredNode;
}

export function faqPage(questions: readonly { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } satisfies StructuredNode;
}

export function howTo(way: { title: string; items: readonly { title: string; text: string }[] }) {
  return {
    '@type': 'HowTo',
    name: way.title,
    step: way.items.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
    })),
  } satisfies StructuredNode;
}

/** The text of a JSON-LD script; no content can close the script element early. */
export function jsonLd(nodes: readonly StructuredNode[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll(
    '<',
    '\\u003c',
  );
}

function organizationId(siteUrl: string): string {
  return `${siteUrl}#organization`;
}

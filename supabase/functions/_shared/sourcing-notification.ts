import { formatDollars } from './calculation-figures.ts';
import type { SendSourcingToolNotificationRequest } from './contracts/send-sourcing-tool-notification.ts';
import { type EmailBlock, type MessageContent, renderMessage } from './email-document.ts';
import { type EmailFlag, flagSentence } from './email-flag.ts';
import { rfqBlocks, rfqSummary } from './rfq-blocks.ts';
import { swagBlocks, swagSummary } from './swag-blocks.ts';
import { withoutFlags } from './without-flags.ts';

type Content = { subject: string; sentence: string; blocks: EmailBlock[] };

/**
 * The message to the team. Replies go to the visitor (reply-to).
 * @param note what else the team should know, as a sentence
 */
export function writeNotification(
  request: SendSourcingToolNotificationRequest,
  flag: EmailFlag | null = null,
  note?: string,
): MessageContent {
  const { subject, sentence, blocks } = composeContent(request);
  return renderMessage(subject, [
    { kind: 'paragraph', text: sentence },
    ...noteBlocks(note),
    { kind: 'heading', text: 'Lead' },
    ...flagBlocks(flag),
    ...blocks,
    { kind: 'small', text: 'Reply to this message to email the visitor.' },
  ]);
}

function composeContent({ type, email, data }: SendSourcingToolNotificationRequest): Content {
  const emailRow = { label: 'Email', value: email };
  switch (type) {
    case 'tool_access':
      return {
        subject: 'New lead, sourcing tools: access requested',
        sentence: `${email} opened the sourcing tools.`,
        blocks: [{ kind: 'figures', rows: [emailRow, { label: 'Source', value: data.source }] }],
      };
    case 'quiz': {
      const topCountries = data.topCountries.map(withoutFlags);
      return {
        subject: `Country quiz: ${topCountries[0]}, readiness ${data.readinessScore}`,
        sentence: `${email} finished the country readiness quiz.`,
        blocks: [
          {
            kind: 'figures',
            rows: [
              emailRow,
              { label: 'Readiness score', value: `${data.readinessScore} of 100` },
              { label: 'Recommended strategy', value: data.strategy },
            ],
          },
          { kind: 'heading', text: 'Top countries' },
          { kind: 'list', items: topCountries },
        ],
      };
    }
    case 'map-intro':
      return {
        subject: `Supplier intro requested: ${data.country}`,
        sentence: `${email} asks for an introduction to suppliers in ${data.country}.`,
        blocks: [
          {
            kind: 'figures',
            rows: [
              emailRow,
              { label: 'Country', value: data.country },
              { label: 'Category', value: data.category },
            ],
          },
          { kind: 'heading', text: 'Requirements' },
          ...paragraphs(data.message),
        ],
      };
    case 'strategy':
      return {
        subject: `Diversification roadmap: ${data.strategyType}, now in ${data.currentCountry}`,
        sentence: `${email} generated a diversification roadmap.`,
        blocks: [
          {
            kind: 'figures',
            rows: [
              emailRow,
              { label: 'Current country', value: data.currentCountry },
              { label: 'Target countries', value: data.targetCountries },
              { label: 'Timeline', value: data.timeline },
              { label: 'Strategy', value: data.strategyType },
            ],
          },
        ],
      };
    case 'rfq':
      return {
        subject: `RFQ: ${rfqSummary(data)}`,
        sentence: `${email} asks for quotes: ${rfqSummary(data)}.`,
        blocks: [
          {
            kind: 'figures',
            rows: [
              emailRow,
              { label: 'Reference pictures', value: picturesSentence(data.picture_count) },
            ],
          },
          { kind: 'heading', text: 'Request' },
          ...rfqBlocks(data),
        ],
      };
    case 'swag':
      return {
        subject: `Swag request: ${swagSummary(data)}`,
        sentence: `${email} asks for swag: ${swagSummary(data)}.`,
        blocks: [
          {
            kind: 'figures',
            rows: [emailRow, { label: 'Logo', value: logoSentence(data.logo_name) }],
          },
          { kind: 'heading', text: 'Request' },
          ...swagBlocks({ ...data, logo_name: undefined }),
        ],
      };
    case 'guide':
      return {
        subject: 'New lead: requested the guide',
        sentence: `${email} asked for the guide.`,
        blocks: [{ kind: 'figures', rows: [emailRow, { label: 'Source', value: data.source }] }],
      };
    case 'idea':
      return {
        subject: `Product idea chosen: ${data.productName}, about ${formatDollars(data.estimatedPrice)}`,
        sentence: `${email} chose a product idea.`,
        blocks: [
          {
            kind: 'figures',
            rows: [
              emailRow,
              { label: 'Idea', value: data.productName },
              { label: 'Category', value: data.category },
              { label: 'Price', value: formatDollars(data.estimatedPrice) },
            ],
          },
          { kind: 'paragraph', text: data.reasoning },
          { kind: 'paragraph', text: data.marketFit },
        ],
      };
  }
}

function picturesSentence(count: number): string {
  return count === 0 ? 'none' : `${count} on the visitor’s device. Ask for them, or for the PDF.`;
}

function logoSentence(name: string | undefined): string {
  return name === undefined ? 'none shown' : `${name}, on the visitor’s device. Ask for the file.`;
}

function noteBlocks(note: string | undefined): EmailBlock[] {
  return note === undefined ? [] : [{ kind: 'paragraph', text: note }];
}

function flagBlocks(flag: EmailFlag | null): EmailBlock[] {
  return flag === null ? [] : [{ kind: 'paragraph', text: flagSentence(flag) }];
}

/** Keeps the visitor's line breaks, which HTML would collapse. */
function paragraphs(message: string): EmailBlock[] {
  const lines = message
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length === 0) return [{ kind: 'paragraph', text: 'None given.' }];
  return lines.map((text) => ({ kind: 'paragraph', text }));
}

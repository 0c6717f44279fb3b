import { assistantName } from '../_shared/domain/brand.ts';

const greeting =
  /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening)|yo|howdy|sup|(?:are )?you there|anyone (?:there|here)|is (?:anyone|anybody|somebody) (?:there|here))(?:\s+(?:there|kira))?\W*$/i;
const thanks =
  /^\W*(?:(?:ok(?:ay)?|great|perfect|cool)\W+)?(?:thanks?(?: you)?|thx|cheers|great|perfect|ok(?:ay)?|got it|cool|nice|awesome|never ?mind|no worries|lol|haha+)(?:[\s,.!]+(?:man|mate|guys|buddy|bro|so much|a lot|very much|again|kira|for (?:the|your|that)(?: \w+)?|that(?:'s| is| was| really)* (?:helped|helps|helpful|great|perfect|good|useful|all(?: i need(?:ed)?)?)|i appreciate it))*\W*$/i;
const thanksAnyway =
  /^\W*(?:many )?(?:thanks?(?: you)?|thx)\b(?=.*\b(?:help(?:ed|s|ful)?|great|perfect|good|useful|appreciate)\b)[^?]{0,60}$/i;
const goodbye =
  /^\W*(?:(?:ok(?:ay)?|thanks?(?: you)?|thx|ty|great|alright|well)\W+){0,3}(?:bye(?:[ -]bye)?|goodbye|good ?night|see (?:you|ya)(?: later)?|ciao|cheerio)(?: (?:for now|kira|then))?\W*$/i;

const howAreYou =
  /^\W*(?:(?:hi|hello|hey)\W+)?(?:(?:and )?how (?:are|r) (?:you|u|things)|how(?:['’]?s| is) (?:it|your day|everything)(?: going)?|what'?s up|how do you do)(?: doing)?(?: today| kira)?\W*$/i;

/** The reply to a greeting, thanks or a goodbye; undefined for a question. */
export function answerSmallTalk(prompt: string): string | undefined {
  if (greeting.test(prompt)) {
    return `Hi, I’m ${assistantName}. Ask me about the duty on a product, a factory for it, or how we work, what it costs and how long it takes.`;
  }
  if (howAreYou.test(prompt)) {
    return 'I’m a program, so always fine, thanks. What are you planning to make?';
  }
  if (thanks.test(prompt) || thanksAnyway.test(prompt))
    return 'You’re welcome. What else would you like to know?';
  return goodbye.test(prompt) ? 'Goodbye, and good luck with your product.' : undefined;
}

import type { Intent } from './intent-kinds.ts';
import type { Thread } from './thread.ts';

const help =
  /^\W*(?:help(?: me)?(?: please)?|what now|how does this work|tell me something(?: \w+)?|i(?:'m| am) (?:so )?(?:lost|stuck|confused)|(?:this|that|it)(?:'s| is) (?:so |too |very |really )?(?:confusing|complicated|overwhelming)|i (?:do not|don['’]t) (?:get|understand) (?:it|this|that|any of this)|what (?:else )?(?:can|do) you do(?: for me| here)?|what(?:'s| is) this(?: site)?(?: for)?)\W*$/i;
const languages =
  /\b(?:speak|talk|answer|understand|know|ask)\b.*\b(?:spanish|español|turkish|chinese|mandarin|german|french|(?:other|which|what|any other) languages?)\b|\b(?:which|what) languages\b/i;
const offTopic =
  /\b(?:tell me (?:a|another) (?:joke|story)|sing (?:me )?a song|weather|who won|(?:write|compose|make) (?:me )?(?:a|an) (?:poem|song|essay|story|haiku)|capital of|recipe for|do you (?:love|like) me|(?:think|opinion) (?:about|of|on) (?:trump|biden|politics|the (?:president|election)))\b/i;
const doubt =
  /^\W*(?:are you (?:really |absolutely )?(?:sure|certain)|how (?:sure|certain) are you|how do you know|how (?:do|can|should) (?:i|we) (?:know|be sure|trust)(?: that| if)? (?:your|this|that|these|those|it)|is (?:that|this|it) (?:really |for )?(?:(?:the )?right(?: one)?|correct|true|certain|accurate|sure|final)(?=\W*$))(?!\w)/i;
const complaint =
  /^\W*(?:no,? )?(?:(?:this|that|it|you)(?:'s|'re| is| are| was)? (?:wrong|useless|not helpful|unhelpful|bad|stupid|not what i asked|no help)|wrong(?: answer)?|that(?:'?s| is) not (?:right|correct|what i (?:asked|meant|said|want(?:ed)?))|wtf|(?:that'?s|it'?s) the same (?:answer|thing)(?: again)?|you did(?:n't| not) answer(?: my question| me)?)\W*$/i;
/** Says that something went wrong, and asks nothing. */
const annoyed =
  /\b(?:annoy(?:ed|ing)|frustrat(?:ed|ing)|useless|waste of (?:my )?time|not helpful|ridiculous|gave me (?:an? )?(?:totally |completely )?wrong)\b/i;
const keepsRepeating = /\bkeeps? (?:giving|saying|repeating)\b/i;
const recall =
  /\bwhat (?:did|have) i (?:just |first )?(?:ask|say|asked|said)\b|\bmy (?:last|first) question\b/i;
const recallFirst = /\bfirst\b/i;

/** What a message says of the conversation or the assistant itself; undefined for everything else. */
export function readTalk(text: string, thread: Thread): Intent | undefined {
  if (help.test(text)) return { kind: 'help' };
  if (languages.test(text)) return { kind: 'languages' };
  if (offTopic.test(text)) return { kind: 'off-topic' };
  if (doubt.test(text)) return { kind: 'doubt' };
  if (
    complaint.test(text) ||
    (annoyed.test(text) && !text.includes('?')) ||
    (keepsRepeating.test(text) && /\bsame\b/i.test(text))
  ) {
    return { kind: 'complaint' };
  }
  if (!recall.test(text)) return undefined;
  return recallFirst.test(text)
    ? { kind: 'recall', question: firstQuestion(thread), isFirst: true }
    : { kind: 'recall', question: lastQuestion(thread) };
}

/** The last one that asked for something, not "are you sure". */
function lastQuestion(thread: Thread): string | null {
  return questionsOf(thread).at(-1) ?? null;
}

function firstQuestion(thread: Thread): string | null {
  return questionsOf(thread)[0] ?? null;
}

function questionsOf(thread: Thread): string[] {
  const asked = thread.filter(({ role }) => role === 'user').map(({ content }) => content);
  const talk = [help, doubt, complaint, recall];
  return asked.filter((text) => !talk.some((pattern) => pattern.test(text)));
}

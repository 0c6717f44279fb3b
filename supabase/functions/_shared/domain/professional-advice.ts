import { assistantName, brandName } from './brand.ts';
import { replaceMatches, type TextMatch } from './replace-matches.ts';

/**
 * Replaces advice to consult an outside professional ("please consult a licensed customs broker",
 * "speak with your attorney") by advice to confirm with the assistant (specification §9).
 * Statements about what others do, and about our own team, stay unchanged.
 */
export function replaceProfessionalAdvice(text: string): string {
  return passes.reduce((current, pass) => pass(current), text);
}

const determiner =
  '(?:(?:a|an|your(?: own)?|the|any|some|one of (?:your|the)|either an?|both an?|with an?)\\s+)?';
const quality =
  '(?:(?:licen[sc]ed|qualified|certified|chartered|registered|professional|independent|experienced|international|local|competent|appropriate|relevant|reputable|trusted|good|knowledgeable|specialist|speciali[sz]ed|dedicated|customs|import(?:/export)?|imports?|export|trade|freight|tariff|tax|legal|financial|compliance|regulatory|business|corporate|contracts?|ip|intellectual property|patent|trademark|product[- ]safety|product liability|insurance|medical|law|accounting|classification|logistics|supply[- ]chain|industry|subject[- ]matter|u\\.?s\\.?|duty)[\\s-]+)*';
const profession =
  '(?:brokers?|brokerage|attorneys?|lawyers?|counsel|counsellors?|solicitors?|accountants?|bookkeepers?|cpas?|advis[eo]rs?|consultants?|professionals?|experts?|specialists?|authority|firms?|doctors?|physicians?)';
/** Excludes "professional advice" and "an expert on our team". */
const advice = '(?:advice|counsel|guidance|opinions?|help|assistance|consultation|input|support)';
const authority =
  '(?:cbp|(?:u\\.?s\\.?\\s+)?customs\\s+(?:and|&)\\s+border\\s+protection(?:\\s+\\(cbp\\))?)';
const person = `${determiner}(?:${quality}${profession}|${authority})\\b(?!\\s+(?:on|from|at|of|in)\\s+(?:our|the\\s+${brandName})\\b)(?!\\s+${advice}\\b)(?!-)`;
const persons = `${person}(?:(?:\\s*,\\s*(?:and/or|or|and)?\\s*|\\s+(?:and/or|or|and)\\s+)${person})*`;

const askForm =
  'consult(?:ing)?(?: with)?|confer(?:ring)? with|speak(?:ing)? (?:with|to)|talk(?:ing)? (?:with|to)|check(?:ing)? (?:in )?with|contact(?:ing)?|ask(?:ing)?|see(?:ing|k(?:ing)?(?: out)?)?|reach(?:ing)? out to|turn(?:ing)? to|get(?:ting)? in (?:touch|contact) with|verify(?:ing)? with|confirm(?:ing)? with|call(?:ing)?|meet(?:ing)? with|refer(?:ring)? to|involv(?:e|ing)|approach(?:ing)?|connect(?:ing)? with|rely(?:ing)? on';
const hireForm = 'work(?:ing)? with|hir(?:e|ing)|engag(?:e|ing)|retain(?:ing)?|us(?:e|ing)';
const getForm =
  'seek(?:ing)?(?: out)?|get(?:ting)?|obtain(?:ing)?|ask(?:ing)? for|look(?:ing)? for|tak(?:e|ing)';

const confirmVerb =
  '(?:re-?|double-?)?(?:confirm|verify|check|validate|determine|establish|find out|figure out|clarify|ensure|make (?:sure|certain)(?: of)?|be (?:sure|certain)(?: of)?|review|understand|discuss|assess|know|learn|see|identify)';

/** Words after the person that belong to the advice. */
const tail =
  `(?:(?:\\s+(?:who|that|with (?:experience|expertise|knowledge))\\s[^,.;:!?\\n)]*?(?=\\s+(?:before|prior to|if|when)\\b|[,.;:!?\\n)]|$))?` +
  `(?:\\s+for\\s+(?:an?\\s+|the\\s+)?(?:[\\p{L}-]+\\s+){0,3}?(?:advice|guidance|confirmation|help|details|information|clarification|opinion|assistance|recommendations?))?)` +
  `(?:\\s+(?:in order\\s+|so as\\s+)?to\\s+(?<confirm>${confirmVerb})\\b|\\s+(?:in order\\s+)?to\\s+(?!(?:be|have)\\b)(?<other>[\\p{L}]+)\\b|(?<about>\\s+(?:about|regarding|concerning|as to|with (?:respect|regard) to|on (?=(?:your|the|this|that|how|what|which|whether)\\b)))\\s*)?`;

type Pass = (text: string) => string;

function replacing(pattern: string, write: (match: TextMatch) => string): Pass {
  const expression = new RegExp(pattern, 'giu');
  return (text) =>
    replaceMatches(text, expression, (match) =>
      isAboutOthers(match.before) ? match.matched : keepCapital(write(match), match.matched),
    );
}

/** "We consult a customs broker" describes our work; "no need to consult" is not advice. */
function isAboutOthers(before: string): boolean {
  const subjectText =
    /\b(?:we|i|they|he|she|who|it|our (?:own )?(?:team|people|specialists|partners?)|(?:most|many|some) (?:brands|importers|people|creators|founders))(?:['’](?:ll|ve|d|re))?\s+(?:(?:\p{L}+ly|will|can|may|also|first|then|often|always|have|had|has|did|do|would|could|already|to|usually)\s+)*$/iu;
  const denied =
    /(?:n['’]t|\b(?:not|no|never|without))\s+(?:need(?:ed|ing)?|have|having|required?|necessary|obliged)\s+(?:(?:for you|you)\s+)?(?:to\s+)?$/i;
  return subjectText.test(before) || denied.test(before) || /\bour\s+$/i.test(before);
}

function keepCapital(replacement: string, matched: string): string {
  return /^\p{Lu}/u.test(matched)
    ? `${replacement.slice(0, 1).toUpperCase()}${replacement.slice(1)}`
    : replacement;
}

function useAssistant({ matched, groups: { confirm, other, about } }: TextMatch): string {
  const form = /^(?:\S+ing\b)/i.test(matched) ? 'using' : 'use';
  const confirming = `${form} ${assistantName} to confirm`;
  if (confirm !== undefined) return confirming;
  if (other !== undefined) return `${confirming} how to ${other}`;
  return about === undefined ? confirming : `${confirming} `;
}

const passes: readonly Pass[] = [
  // "Confirm the code with a licensed customs broker."
  replacing(
    `(?<![\\p{L}'’-])(?:confirm(?:ing)?|verify(?:ing)?|(?:double-?\\s?)?check(?:ing)?|review(?:ing)?|validat(?:e|ing)|discuss(?:ing)?|clear(?:ing)?|clarify(?:ing)?|run(?:ning)?)\\s+(?<what>(?!with\\b|in\\b)[^.;:!?\\n]{1,90}?)\\s+(?:with|by|past)\\s+${persons}`,
    ({ matched, groups: { what = '' } }) => {
      const form = /^\S+ing\b/i.test(matched) ? 'using' : 'use';
      return `${form} ${assistantName} to confirm ${what}`;
    },
  ),
  // "Consult a licensed customs broker to verify that …"
  replacing(`(?<![\\p{L}'’-])(?:${askForm})\\s+${persons}${tail}`, useAssistant),
  // "Seek the advice of a qualified professional", "get legal advice"
  replacing(
    `(?<![\\p{L}'’-])(?:${getForm})\\s+(?:the\\s+|an?\\s+|some\\s+)?(?:(?:${quality})${advice}\\s+(?:of|from)\\s+${persons}|(?:(?:professional|legal|tax|customs|expert|qualified|independent|specialist|financial|trade|competent|accounting|regulatory|medical)\\s+)+${advice}(?:\\s+from\\s+${persons})?)${tail}`,
    useAssistant,
  ),
  // "You should work with a customs broker", but only as advice.
  replacing(
    `(?<=\\b(?:should|must|please|recommend(?:ed)?(?: that you)?(?: to)?|suggest(?: that you)?|advis(?:e|ed)(?: that)?(?: you)?(?: to)?|advisable to|best to|wise to|important to|need to|ought to|consider|want to)\\s+)(?:${hireForm})\\s+${persons}${tail}`,
    useAssistant,
  ),
  // "A licensed customs broker can confirm the classification."
  replacing(
    `(?<![\\p{L}'’-])(?<who>${determiner}${quality}${profession})\\s+(?:(?:can|could|will|would|may|might|should)(?: be able to)?|is able to)\\s+(?:(?:best|also|then)\\s+)?(?:help\\s+(?:you\\s+)?(?:to\\s+)?)?(?:confirm|verify|check|determine|clarify|review|validate|(?:advise|guide|tell|inform)(?:\\s+you)?)\\b(?:\\s+(?:on|about|through|regarding)\\b)?`,
    ({ matched }) =>
      /^(?:our|\p{L}+['’]s)\b/iu.test(matched) ? matched : `${assistantName} can confirm`,
  ),
  // "A customs broker should be consulted."
  replacing(
    `(?<![\\p{L}'’-])${persons}\\s+(?:should|must|needs? to|ought to|has to|have to)\\s+(?:always\\s+|first\\s+)?be\\s+(?:consulted|contacted|asked|involved|engaged)`,
    () => `${assistantName} should be used to confirm`,
  ),
  // "Consultation with an attorney is recommended."
  replacing(
    `(?<![\\p{L}'’-])(?:an?\\s+)?(?:consultations?|discussions?|a (?:call|conversation|chat))\\s+with\\s+${persons}`,
    () => `using ${assistantName} to confirm`,
  ),
];

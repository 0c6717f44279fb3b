import { audienceSize } from './read-earnings.ts';

const ideas =
  /\bwhat (?:would|could|might) (?:sell|work)(?: well)? (?:to|for|with)\b|\b(?:merch|product|brand) ideas?\b|\bwhat (?:kind of )?(?:products?|merch) (?:would )?(?:fits?|suits?|works?|goes?|sells?|match(?:es)?)\b|\bwhat (?:merch |products? |else )?(?:should|could|can|do|would) (?:i|we|an?\b.{0,40}?) (?:sell|make|launch)\b|\bwhat(?:'s| is| are)? (?:the )?(?:sells?|selling|trending|popular|hot|best[- ]sellers?)\b(?!.*\b(?:on|duty|tariff)\b)|\b(?:any|new|fresh|more|other) (?:\w+ )?ideas?\b|\bproduct ideas?\b|\b(?:best|right|perfect|good) (?:products?|merch|item) for (?:an?|my|our) (?:[\w-]+ ){0,3}(?:creator|channel|audience|brand|podcast(?:er)?|[bv]logger|youtuber|streamer|influencer|coach|teacher|fans|followers|community)\b|\bideas? for (?:(?:an? |my )?(?:product|merch)\b|(?:an?|my|our) (?:[\w-]+ ){0,3}(?:creator|channel|audience|brand|podcast|fans|followers|community)\b)/i;
/** Tells of an audience and asks nothing. */
const tellsAudience = /^\s*(?:(?:hi|hello|hey)\W+)?(?:i|we|my)\b[^?]*$/i;

/** Whether a message asks for ideas in so many words. */
export function namesIdeas(text: string): boolean {
  return ideas.test(text);
}

/** Whether a message asks what to make, or only tells how large an audience is. */
export function asksForIdeas(text: string): boolean {
  return (
    ideas.test(text) ||
    (audienceSize.test(text) && (tellsAudience.test(text) || /\bideas?\b/i.test(text)))
  );
}

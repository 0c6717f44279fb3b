/** Words that say whether what is paid for a sample or a tool comes back with the order. */

const giving = String.raw`(?:refund\p{L}*|return\p{L}*|deduct\p{L}*|credit\p{L}*|giv(?:e|en) back|reimburs\p{L}*|come back|adjust\p{L}*)`;

/** It stays paid. */
export const refundNo = new RegExp(
  [
    String.raw`(?<!\p{Script=Latin})(?:non[\s-]?(?:refund|return)\p{L}*|no refund\p{L}*|(?:not?|never|won['’]t|don['’]?t|doesn['’]?t|can(?:no|['’])?t)\s(?:be\s|is\s)?${giving})(?!\p{Script=Latin})(?!\s(?:if|unless|without)\s)`,
    String.raw`(?<!\p{Script=Latin})(?:no (?:se |es )?(?:reembols\p{L}*|devuelv\p{L}*|descuent\p{L}*)|iade (?:edilm\p{L}*|olmaz|yok)|geri (?:ödenmez|verilmez)|nicht (?:erstatt\p{L}*|verrechn\p{L}*|angerechn\p{L}*|rückerstatt\p{L}*)|não (?:é )?(?:reembols\p{L}*|devol\p{L}*)|non (?:rembours\p{L}*|rimbors\p{L}*))(?!\p{Script=Latin})`,
    String.raw`不退|不返|不抵`,
  ].join('|'),
  'iu',
);

/** It is given back or taken off the order, under any condition. */
export const refundYes = new RegExp(
  [
    String.raw`(?<!\p{Script=Latin})(?:refund\p{L}*|return\p{L}*|deduct\p{L}*|credited|credit (?:it|this|that|back|to|against|on|you)|reimburs\p{L}*|(?:give|gives|given|pay|send) (?:it |u |you |this |that |the money |fee )?back|(?:get|have|receive) (?:it|this|that|the money|your money) back|(?:will|can|shall) back(?= (?:you|u|this|that|it|the|money)(?!\p{L}))|back (?:after|when|if|to you|to u|as|with|once|upon)|adjust\p{L}*|offset|set off|subtract\p{L}*|minus (?:it|this|that|the|[$€]?\d[\d.,]*)|rebat\p{L}*)(?!\p{Script=Latin})`,
    String.raw`(?<!\p{Script=Latin})(?:tak(?:e|en)|knock(?:ed)?|com(?:e|es)|cut|reduc\p{L}*|drop(?:ped)?|goes)\s(?:(?:it|this|that|fee|the|cost|full)\s){0,3}(?:off|away|out of|from)\s?(?=(?:it|your|you|the|first|bulk|order|invoice|bill|from|when|if|on|with|main|total|mass)(?!\p{L})|[.,;)]|$)`,
    String.raw`(?<!\p{Script=Latin})(?:iade|düş[üe]l\p{L}*|düşer\p{L}*|mahsup\p{L}*|rembours\p{L}*|déduit\p{L}*|déductible\p{L}*|reembols\p{L}*|reintegr\p{L}*|se (?:descuenta|abona|devuelve|bonifica)\p{L}*|abon(?:a|amos|ado)|descont\p{L}*|descuent\p{L}*|devol\p{L}*|devuelv\p{L}*|dedu[cz]i\p{L}*|abatid\p{L}*|bonific\p{L}*|erstatt\p{L}*|verrechn\p{L}*|rückerstatt\p{L}*|abgezogen|gutgeschrieben|gutschrift|angerechnet|scalat\p{L}*|detratt\p{L}*|rimbors\p{L}*|zwrot\p{L}*|hoàn (?:lại|tiền|trả))(?!\p{Script=Latin})`,
    String.raw`可退|货[后可]?退|单[后可]?退|后[可全]?退|退还|退回|退样|返还|返样|抵扣|抵货款|抵大货|货款(?:里|中)?扣|扣除|[单满][^，。；\n]{1,12}退`,
  ].join('|'),
  'iu',
);

/** "If order then free": a sample that was paid, and costs nothing once there is an order. */
export const freeWithOrder =
  /(?<!\p{Script=Latin})(?:if|when|after|once|with|upon) (?:you |u |the |your |place |bulk |an? )*(?:order|confirm)(?:s|ed)?[\s,]{1,3}(?:then |it is |it['’]s |is |we |give |sample |the |fee )*(?:free|waived|for free)|(?:free|waived) (?:if|when|after|once|with|upon|at|against) (?:you |u |the |your |a |place |bulk )*(?:order|confirm)/iu;

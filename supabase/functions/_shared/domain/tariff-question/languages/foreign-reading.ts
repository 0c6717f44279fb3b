/** What the words of a question say, before it is written in English. */
export type ForeignReading = {
  goods: GoodsGroup[];
  originCodes: string[];
  destinationCodes: string[];
  asksForDuty: boolean;
  asksForLowest: boolean;
  usmca: 'with' | 'without' | undefined;
  when: string[];
  /** A number that counts the goods. */
  pieces: string | undefined;
};

/** Goods that stand together, up to the next "and". */
export type GoodsGroup = {
  wearers: string[];
  makes: string[];
  materials: string[];
  names: string[];
  /** Behind "with" or "without". */
  details: string[];
  unknown: string[];
  /** The words of the goods as they stand in the text. */
  typed: string[];
  /** Where they stand. */
  span: { start: number; end: number } | undefined;
  /** The words that were not known stand where the thing itself does. */
  isHeadUnknown: boolean;
};

export function emptyGroup(): GoodsGroup {
  return {
    wearers: [],
    makes: [],
    materials: [],
    names: [],
    details: [],
    unknown: [],
    typed: [],
    span: undefined,
    isHeadUnknown: false,
  };
}

export function emptyReading(): ForeignReading {
  return {
    goods: [emptyGroup()],
    originCodes: [],
    destinationCodes: [],
    asksForDuty: false,
    asksForLowest: false,
    usmca: undefined,
    when: [],
    pieces: undefined,
  };
}

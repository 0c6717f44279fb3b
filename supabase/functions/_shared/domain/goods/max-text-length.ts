/** The longest text, in characters, that the function `understand-goods` reads. */
export const maxGoodsTextLength = 500;

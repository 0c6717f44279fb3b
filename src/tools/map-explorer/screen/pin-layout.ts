/** From this frame width on, a pin has room for the country's name. */
export const namesFromPx = 560;

/**
 * Counts the changes of what is drawn and of what is read from a recipe. Rendered pictures are addressed by it, so that a new
 * drawing has a new address, and stored recipes are read again.
 */
export const drawingVersion = 13

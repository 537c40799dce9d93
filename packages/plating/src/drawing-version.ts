/** Counts the changes of what is drawn. Rendered pictures are addressed by it, so that a new drawing has a new address. */
export const drawingVersion = 1

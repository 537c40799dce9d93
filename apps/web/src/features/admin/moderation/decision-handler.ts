/**
 * Does what an admin has decided, says so, and opens the next one; also where somebody else was quicker. Any other
 * trouble is thrown: it belongs beside the button.
 */
export type DecisionHandler = (work: () => Promise<unknown>, said: string) => Promise<void>

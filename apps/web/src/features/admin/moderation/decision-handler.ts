/**
 * Runs a decision, confirms it, and opens the next entry; also if another admin was faster. Any other failure is
 * thrown, to be shown beside the button.
 */
export type DecisionHandler = (work: () => Promise<unknown>, successTitle: string) => Promise<void>

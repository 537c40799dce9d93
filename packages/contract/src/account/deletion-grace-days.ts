/** Days during which an account deletion can be cancelled. In its own file, so that a page that only shows it loads no schema. */
export const deletionGraceDays = 14

/** The frame of all inputs and selects. */
export const inputStyle =
  'w-full min-h-11 rounded-card border border-edge bg-raised px-3 py-2 text-base text-ink transition-colors ' +
  'hover:border-ink-soft aria-invalid:border-tomato aria-invalid:outline-tomato ' +
  '[&[readonly]]:bg-shade disabled:cursor-not-allowed disabled:border-line disabled:bg-shade disabled:text-ink-soft'

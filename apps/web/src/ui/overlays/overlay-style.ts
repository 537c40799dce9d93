/**
 * The backdrop between a dialog and the page, or another dialog below it: on the panel's z-index, so that the
 * later dialog is above.
 */
export const backdropStyle =
  'fixed inset-0 z-50 bg-veil data-[state=open]:animate-appear data-[state=closed]:animate-vanish'

/** A panel at the bottom of a phone, in the middle of larger screens. */
export const panelStyle =
  'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-card border bg-raised ' +
  'shadow-float outline-none data-[state=open]:animate-rise data-[state=closed]:animate-sink ' +
  'sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[85dvh] sm:max-w-lg sm:rounded-card'

/** A small floating list or label beside its trigger. */
export const popoverStyle =
  'z-50 rounded-card border bg-raised text-ink shadow-float data-[state=closed]:animate-vanish animate-appear'

/**
 * For a dialog's `onEscapeKeyDown`: while the list of a combobox inside is open, Escape closes the list, not
 * the dialog.
 */
export function closeListBeforeDialog(event: KeyboardEvent): void {
  const isListOpen =
    event.target instanceof Element && event.target.matches('[role="combobox"][aria-expanded="true"]')
  if (isListOpen) event.preventDefault()
}

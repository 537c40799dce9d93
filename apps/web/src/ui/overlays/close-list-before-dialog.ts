/**
 * For a dialog's `onEscapeKeyDown`: while the list of a combobox inside is open, Escape puts away the list and not the
 * dialog around it.
 */
export function closeListBeforeDialog(event: KeyboardEvent): void {
  const list =
    event.target instanceof Element && event.target.matches('[role="combobox"][aria-expanded="true"]')
  if (list) event.preventDefault()
}

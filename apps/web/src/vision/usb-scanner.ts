/** A scanner types a digit every few milliseconds; nobody keeps that up by hand. */
const maxKeyIntervalMs = 50
const codeLength = /^\d{6,8}$|^\d{12,14}$/

/**
 * Tells of codes that a scanner types like a keyboard, wherever the page is; ends when called. What is typed into a field
 * belongs to the field, a scanner's digits too.
 */
export function listenToUsbScanner(onCode: (code: string) => void, target: Window = window): () => void {
  let typed = ''
  let last = Number.NEGATIVE_INFINITY

  function onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTextField(event.target)) {
      typed = ''
      return
    }
    const isQuick = event.timeStamp - last <= maxKeyIntervalMs
    last = event.timeStamp
    if (event.key.length === 1) typed = isQuick ? typed + event.key : event.key
    else if (event.key === 'Enter' && isQuick && codeLength.test(typed)) {
      // Otherwise it would press the button that happens to have the focus.
      event.preventDefault()
      event.stopPropagation()
      const code = typed
      typed = ''
      onCode(code)
    } else if (event.key !== 'Shift') typed = ''
  }

  target.addEventListener('keydown', onKey, { capture: true })
  return () => target.removeEventListener('keydown', onKey, { capture: true })
}

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const pressedInputs =
  'input:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"])'

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null && !target.matches(pressedInputs)
}

/** A scanner types a digit every few milliseconds, faster than anyone types by hand. */
const maxKeyIntervalMs = 50
const codeLength = /^\d{6,8}$|^\d{12,14}$/

/**
 * Reports codes that a scanner types like a keyboard, anywhere on the page. Returns a function that stops it.
 * Input in a field belongs to the field, a scanner's digits too.
 */
export function listenToUsbScanner(onCode: (code: string) => void, target: Window = window): () => void {
  let typed = ''
  let lastKeyAt = Number.NEGATIVE_INFINITY

  function onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTextField(event.target)) {
      typed = ''
      return
    }
    const isFast = event.timeStamp - lastKeyAt <= maxKeyIntervalMs
    lastKeyAt = event.timeStamp
    if (event.key.length === 1) typed = isFast ? typed + event.key : event.key
    else if (event.key === 'Enter' && isFast && codeLength.test(typed)) {
      // Enter would otherwise press the focused button.
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

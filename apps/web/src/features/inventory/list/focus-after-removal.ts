/**
 * Moves the focus from the removed card to the same button of the next card, or of the previous one, so that several
 * can be removed in a row.
 */
export function focusNextCard(id: number) {
  const cards = [...document.querySelectorAll<HTMLElement>('li[data-item]')]
  const index = cards.findIndex((card) => card.dataset.item === String(id))
  const next = cards[index + 1] ?? cards[index - 1]
  requestAnimationFrame(() => {
    const focused = document.activeElement
    if (focused !== null && focused !== document.body && focused.isConnected) return
    const button = next?.isConnected ? next.querySelector<HTMLElement>('[data-removes]') : null
    const target = button ?? document.querySelector<HTMLElement>('main h1')
    if (target && !button) target.tabIndex = -1
    target?.focus({ preventScroll: !button })
  })
}

/**
 * The card that is about to go has the focus: it moves to the same button of the card after it, or before it, so that
 * several can be removed one after the other.
 */
export function focusNextCard(id: number) {
  const cards = [...document.querySelectorAll<HTMLElement>('li[data-item]')]
  const place = cards.findIndex((card) => card.dataset.item === String(id))
  const next = cards[place + 1] ?? cards[place - 1]
  requestAnimationFrame(() => {
    const here = document.activeElement
    if (here !== null && here !== document.body && here.isConnected) return
    const button = next?.isConnected ? next.querySelector<HTMLElement>('[data-removes]') : null
    const target = button ?? document.querySelector<HTMLElement>('main h1')
    if (target && !button) target.tabIndex = -1
    target?.focus({ preventScroll: !button })
  })
}

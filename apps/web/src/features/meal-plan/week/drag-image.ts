/** Creates an inert copy of the card that follows the pointer during a drag. */
export function createDragImage(card: HTMLElement, x: number, y: number) {
  const { left, top, width, height } = card.getBoundingClientRect()
  const ghost = card.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-meal')
  ghost.removeAttribute('data-dragged')
  for (const element of ghost.querySelectorAll('[id]')) element.removeAttribute('id')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: '60',
    pointerEvents: 'none',
    boxShadow: 'var(--shadow-float)',
    rotate: '1.5deg',
  })
  document.body.append(ghost)
  return {
    moveTo: (toX: number, toY: number) => {
      ghost.style.translate = `${toX - x}px ${toY - y}px`
    },
    remove: () => ghost.remove(),
  }
}

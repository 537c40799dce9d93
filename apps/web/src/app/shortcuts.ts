import type { Shortcut } from '../ui/overlays/shortcuts-dialog'

export const shortcuts: readonly Shortcut[] = [
  { keys: ['?'], does: 'Show these shortcuts' },
  { keys: ['Mod', 'B'], does: 'Open or close the sidebar, where there is one' },
  { keys: ['/'], does: 'Search the inventory or the meals, where they are open' },
  { keys: ['N'], does: 'Add to the inventory or the shopping list, where they are open' },
  { keys: ['E'], does: 'Edit the line of the shopping list that has the focus; Del takes it off' },
  { keys: ['→'], does: 'Next step in the cooking guide; ← goes back, H lists its other keys' },
  { keys: ['F8'], does: 'Go to notifications' },
  { keys: ['Esc'], does: 'Close what is open' },
]

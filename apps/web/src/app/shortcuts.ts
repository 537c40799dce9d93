import type { Shortcut } from '../ui/shortcuts-dialog'

export const shortcuts: readonly Shortcut[] = [
  { keys: ['?'], does: 'Show these shortcuts' },
  { keys: ['Mod', 'B'], does: 'Open or close the sidebar, where there is one' },
  { keys: ['/'], does: 'Search the inventory or the meals, where they are open' },
  { keys: ['N'], does: 'Add an item to the inventory, where it is open' },
  { keys: ['F8'], does: 'Go to notifications' },
  { keys: ['Esc'], does: 'Close what is open' },
]

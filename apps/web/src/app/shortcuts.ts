import type { Shortcut } from '../ui/overlays/shortcuts-dialog'

/** What `?` lists; loaded with its dialog. */
export const appShortcuts: readonly Shortcut[] = [
  { keys: ['?'], does: 'Show these shortcuts' },
  { keys: ['Mod', 'K'], does: 'Find or do something: a food, a recipe, a screen, ‘add 2 l milk’' },
  { keys: ['G', 'H'], does: 'Go to Home; G then K, S, P or L goes to Kitchen, Scan, Plan or List' },
  { keys: ['Mod', 'B'], does: 'Open or close the sidebar, where there is one' },
  { keys: ['/'], does: 'Search the inventory or the meals, where they are open' },
  { keys: ['N'], does: 'Add to the inventory or the shopping list, where they are open' },
  { keys: ['E'], does: 'Edit the selected line of the shopping list; Del removes it' },
  { keys: ['→'], does: 'Next step in the cooking guide; ← goes back, H lists its other keys' },
  { keys: ['F8'], does: 'Go to notifications' },
  { keys: ['Esc'], does: 'Close what is open' },
]

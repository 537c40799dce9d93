import type { Category } from '@larder/kitchen/food/categories'
import { categoryIcons, fallbackIcon, foodIconTable } from '../data/food-icons'

let icons: ReadonlyMap<string, string> | undefined

/** Returns the icon of a food, else of its category, else the fallback. */
export function foodIconName(foodId: string | undefined, category: Category | undefined): string {
  return (foodId && findIcon(foodId)) || (category ? categoryIcons[category] : fallbackIcon)
}

function findIcon(foodId: string): string | undefined {
  icons ??= readTable()
  const words = foodId.split('-')
  for (let skip = 0; skip < words.length; skip += 1) {
    const icon = icons.get(words.slice(skip).join('-'))
    if (icon) return icon
  }
  for (let keep = words.length - 1; keep > 0; keep -= 1) {
    const icon = icons.get(words.slice(0, keep).join('-'))
    if (icon) return icon
  }
  return undefined
}

function readTable(): Map<string, string> {
  const byName = new Map<string, string>()
  for (const line of foodIconTable.trim().split('\n')) {
    const [icon = '', names = ''] = line.split('|')
    for (const name of names.split(' ')) byName.set(name, icon)
  }
  return byName
}

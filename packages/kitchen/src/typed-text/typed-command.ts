import { addDays, type Day, weekday } from '../date/day'

/** The meals a dish can be planned for. Example: 'dinner'. */
type CommandMeal = 'breakfast' | 'lunch' | 'dinner'

/** What a cook asks for in a sentence. Example: `{ do: 'plan', dish: 'pasta', day, meal: 'dinner' }`. */
export type TypedCommand =
  | { readonly do: 'add'; readonly text: string; readonly to?: 'pantry' | 'fridge' | 'freezer' }
  /** `all`: nothing of it is left. */
  | { readonly do: 'use'; readonly text: string; readonly all: boolean }
  | { readonly do: 'buy'; readonly text: string }
  | { readonly do: 'plan'; readonly dish: string; readonly day: Day; readonly meal: CommandMeal }

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const dayWords = `today|tonight|tomorrow|(?:this |next )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?`
const mealWords = 'breakfast|lunch|dinner|supper'
const list = `(?:the |my |our )?(?:shopping |grocery )?list`
const place = `(?:the |my |our )?(stock|kitchen|inventory|pantry|cupboard|fridge|freezer)`

const compile = (pattern: string) => new RegExp(`^${pattern}$`, 'i')

const buyPatterns = [
  compile(`(?:add|put|write|note)\\s+(.+?)\\s+(?:on|to|onto|down on)\\s+${list}`),
  compile(`(?:please\\s+)?(?:buy|get|need|we need|i need|we(?: a|')re out of|out of)\\s+(.+)`),
  compile(`(.+?)\\s+(?:on|to|onto)\\s+${list}`),
]
const addPatterns = [
  compile(`(?:add|put|store)\\s+(.+?)\\s+(?:in|into|to)\\s+${place}`),
  compile(`(?:add|bought|got|we have|i have|i bought|we bought)\\s+(.+)`),
]
const useAllPatterns = [
  compile(
    `(?:i |we )?(?:used up|finished|ate all|ate up|drank all|emptied)\\s+(?:of )?(?:the |all the |all )?(.+)`,
  ),
  compile(`(?:i |we )?(?:used|ate|drank)\\s+(?:all the|all of the|all)\\s+(.+)`),
  compile(`(.+?)\\s+(?:is|are)\\s+(?:finished|empty|used up|gone)`),
]
const usePatterns = [compile(`(?:i |we )?(?:used?|ate|drank|took|take)\\s+(?:the )?(.+)`)]
const planPatterns = [
  compile(
    `(?:plan|cook|make|have|eat)\\s+(.+?)\\s+(?:(?:for|on)\\s+)?(${dayWords})(?:\\s+(?:for\\s+)?(${mealWords}|night|evening|noon|morning))?`,
  ),
  compile(`(?:plan|cook|make|have|eat)\\s+(.+?)\\s+for\\s+(${mealWords})(?:\\s+(?:on\\s+)?(${dayWords}))?`),
  compile(`(${dayWords})\\s*:\\s*(.+)`),
]

/**
 * Reads a sentence as commands, the likeliest first. Several mean that the cook has to choose; none, that it is no
 * command but something to find. Nothing is done by reading.
 * Example: `readCommands('used 3 eggs', today)` is `[{ do: 'use', text: '3 eggs', all: false }]`.
 */
export function readCommands(typed: string, today: Day): TypedCommand[] {
  const text = typed
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.!?]+$/, '')
    .slice(0, longestCommand)
  const plan = readPlan(text, today)
  if (plan) return [plan]
  const bought = firstMatch(buyPatterns, text)
  if (bought) return [{ do: 'buy', text: bought[1] ?? '' }]
  const usedUp = firstMatch(useAllPatterns, text)
  if (usedUp) return [{ do: 'use', text: usedUp[1] ?? '', all: true }]
  const used = firstMatch(usePatterns, text)
  if (used) return [{ do: 'use', text: used[1] ?? '', all: false }]
  const added = firstMatch(addPatterns, text)
  if (added) {
    const to = storageWords[added[2]?.toLowerCase() ?? '']
    return [{ do: 'add', text: added[1] ?? '', ...(to && { to }) }]
  }
  return beginsWithAmount.test(text)
    ? [
        { do: 'add', text },
        { do: 'buy', text },
      ]
    : []
}

const longestCommand = 200

/** '2 l milk' alone may be something one has or something one needs. */
const beginsWithAmount = /^(?:\d|[½¼¾⅓⅔]|an? |half |a dozen )\S*.*\p{L}/iu

const storageWords: Readonly<Record<string, 'pantry' | 'fridge' | 'freezer'>> = {
  pantry: 'pantry',
  cupboard: 'pantry',
  fridge: 'fridge',
  freezer: 'freezer',
}

function firstMatch(patterns: readonly RegExp[], text: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (found && /\p{L}/u.test(found[1] ?? '')) return found
  }
  return undefined
}

function readPlan(text: string, today: Day): TypedCommand | undefined {
  const [byDay, byMeal, byColon] = planPatterns.map((pattern) => pattern.exec(text))
  if (byMeal) return toPlan(byMeal[1], byMeal[3], byMeal[2], today)
  if (byDay) return toPlan(byDay[1], byDay[2], byDay[3], today)
  return byColon ? toPlan(byColon[2], byColon[1], undefined, today) : undefined
}

function toPlan(
  dish: string | undefined,
  dayWord: string | undefined,
  mealWord: string | undefined,
  today: Day,
): TypedCommand | undefined {
  if (dish === undefined || !/\p{L}/u.test(dish)) return undefined
  return { do: 'plan', dish, day: dayOf(dayWord ?? 'today', today), meal: mealOf(mealWord) }
}

function mealOf(word: string | undefined): CommandMeal {
  const lowerCase = word?.toLowerCase()
  if (lowerCase === 'breakfast' || lowerCase === 'morning') return 'breakfast'
  return lowerCase === 'lunch' || lowerCase === 'noon' ? 'lunch' : 'dinner'
}

/** The next such day, today included; 'next' leaves today out. */
function dayOf(word: string, today: Day): Day {
  const lowerCase = word.toLowerCase()
  if (lowerCase === 'today' || lowerCase === 'tonight') return today
  if (lowerCase === 'tomorrow') return addDays(today, 1)
  const isNext = lowerCase.startsWith('next ')
  const name = lowerCase.replace(/^(?:this|next) /, '')
  const wanted = weekdays.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1
  const ahead = (wanted - weekday(today) + 7) % 7
  return addDays(today, isNext && ahead === 0 ? 7 : ahead)
}

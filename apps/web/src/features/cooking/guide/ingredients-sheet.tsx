import type { RecipeDetails } from '@larder/contract/recipes'
import { useSyncExternalStore } from 'react'
import { AvailabilityMark } from '../../../food/recipe/availability-mark'
import { type Measures, splitIngredientLine } from '../../../food/recipe/ingredient-line'
import { Checkbox } from '../../../ui/controls/checkbox'
import { Sheet } from '../../../ui/overlays/sheet'

const listeners = new Set<() => void>()
/** Holds the ticks where storage is not available. */
const memory = new Map<string, string>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readTicks(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? memory.get(key) ?? '[]'
  } catch {
    return memory.get(key) ?? '[]'
  }
}

function writeTicks(key: string, ticks: string) {
  memory.set(key, ticks)
  try {
    window.sessionStorage.setItem(key, ticks)
  } catch {
    // Storage is not available; the ticks last until the page is left.
  }
  for (const listener of listeners) listener()
}

/** The ingredients ticked off during one session, kept in session storage; the same wherever they are listed. */
function useCheckedIngredients(sessionId: string) {
  const key = `cooking-ticks/${sessionId}`
  const checked = parseTicks(
    useSyncExternalStore(
      subscribe,
      () => readTicks(key),
      () => '[]',
    ),
  )

  function toggle(name: string) {
    const next = new Set(checked)
    if (!next.delete(name)) next.add(name)
    writeTicks(key, JSON.stringify([...next]))
  }
  return { checked, toggle }
}

function parseTicks(text: string): ReadonlySet<string> {
  try {
    const parsed: unknown = JSON.parse(text)
    return new Set(Array.isArray(parsed) ? parsed.filter((name) => typeof name === 'string') : [])
  } catch {
    return new Set()
  }
}

interface IngredientsChecklistProps {
  readonly recipes: readonly RecipeDetails[]
  readonly measures: Measures
  /** Ticks belong to one session, not to the recipe. */
  readonly cookingId: string
}

/** All ingredients, to be ticked off while they are set out. */
export function IngredientsChecklist({ recipes, measures, cookingId }: IngredientsChecklistProps) {
  const { checked, toggle } = useCheckedIngredients(cookingId)
  return (
    <div className="flex flex-col gap-6">
      {recipes.map(({ id, title, servings, ingredients }) => (
        <section key={id} aria-label={title}>
          <h3 className="text-lg">{recipes.length > 1 ? `${title}, for ${servings}` : `For ${servings}`}</h3>
          <ul className="divide-y">
            {ingredients.map((ingredient, place) => {
              const { amount, rest } = splitIngredientLine(ingredient, measures)
              const name = `${id}/${place}`
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a line is known by; two may read the same
                <li key={place}>
                  <Checkbox
                    checked={checked.has(name)}
                    onChange={() => toggle(name)}
                    className="py-1.5 text-lg wrap-anywhere has-checked:text-ink-soft has-checked:line-through"
                    label={
                      <>
                        {amount && <span className="numbers font-semibold">{amount} </span>}
                        {rest}
                      </>
                    }
                  />
                  {ingredient.standing === 'swapped' && ingredient.swap !== undefined && (
                    <AvailabilityMark
                      standing="swapped"
                      words={`You have instead: ${ingredient.swap}`}
                      className="ms-8 pb-2"
                    />
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface IngredientsSheetProps extends IngredientsChecklistProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

export function IngredientsSheet({ open, onOpenChange, ...list }: IngredientsSheetProps) {
  return (
    <Sheet title="Ingredients" open={open} onOpenChange={onOpenChange} className="w-112">
      <div className="px-4 pb-6">
        <IngredientsChecklist {...list} />
      </div>
    </Sheet>
  )
}

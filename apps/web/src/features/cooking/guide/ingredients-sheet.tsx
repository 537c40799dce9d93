import type { RecipeDetails } from '@larder/contract/recipes'
import { useState } from 'react'
import { AvailabilityMark } from '../../../food/recipe/availability-mark'
import { type Measures, splitIngredientLine } from '../../../food/recipe/ingredient-line'
import { Checkbox } from '../../../ui/controls/checkbox'
import { Sheet } from '../../../ui/overlays/sheet'

/** The ingredients ticked off during one session, kept in session storage. */
function useCheckedIngredients(sessionId: string) {
  const key = `cooking-ticks/${sessionId}`
  const [stored, setStored] = useState(() => ({ key, checked: readChecked(key) }))
  const checked = stored.key === key ? stored.checked : readChecked(key)

  function toggle(name: string) {
    const next = new Set(checked)
    if (!next.delete(name)) next.add(name)
    setStored({ key, checked: next })
    try {
      window.sessionStorage.setItem(key, JSON.stringify([...next]))
    } catch {
      // Storage is not available; the ticks last until the page is left.
    }
  }
  return { checked, toggle }
}

function readChecked(key: string): ReadonlySet<string> {
  try {
    const parsed: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(parsed) ? parsed.filter((name) => typeof name === 'string') : [])
  } catch {
    return new Set()
  }
}

interface IngredientsSheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly recipes: readonly RecipeDetails[]
  readonly measures: Measures
  /** Ticks belong to one session, not to the recipe. */
  readonly cookingId: string
}

/** All ingredients, to be ticked off while they are set out. */
export function IngredientsSheet({
  open,
  onOpenChange,
  recipes,
  measures,
  cookingId,
}: IngredientsSheetProps) {
  const { checked, toggle } = useCheckedIngredients(cookingId)
  return (
    <Sheet title="Ingredients" open={open} onOpenChange={onOpenChange} className="w-112">
      <div className="flex flex-col gap-6 px-4 pb-6">
        {recipes.map(({ id, title, servings, ingredients }) => (
          <section key={id} aria-label={title}>
            <h3 className="text-lg">
              {recipes.length > 1 ? `${title}, for ${servings}` : `For ${servings}`}
            </h3>
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
    </Sheet>
  )
}

import type { RecipeDetails } from '@larder/contract/recipes'
import { Refrigerator, Snowflake } from 'lucide-react'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { StepInput } from '../../../ui/fields/step-input'
import type { FinishCookingControl } from './use-finish-cooking'

interface LeftoverPortionsProps {
  readonly recipes: readonly RecipeDetails[]
  readonly finishing: FinishCookingControl
}

const places = [
  { value: 'fridge', label: 'Fridge', icon: <Refrigerator aria-hidden /> },
  { value: 'freezer', label: 'Freezer', icon: <Snowflake aria-hidden /> },
]

/** The leftovers and their place. They go into stock with their date, allergens and nutrition. */
export function LeftoverPortions({ recipes, finishing }: LeftoverPortionsProps) {
  return (
    <section aria-labelledby="kept" className="flex flex-col gap-3">
      <h3 id="kept" className="text-xl">
        Portions kept
      </h3>
      {recipes.map(({ id, title, servings }) => {
        const { portions, location } = finishing.keptOf(id)
        const count = Number(portions) || 0
        return (
          <div key={id} className="flex flex-col gap-2">
            {recipes.length > 1 && <p className="font-semibold wrap-anywhere">{title}</p>}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
              <StepInput
                aria-label={recipes.length > 1 ? `Portions of ${title} kept` : 'Portions kept'}
                className="w-44"
                maxLength={5}
                value={portions}
                canStepDown={count > 0}
                canStepUp={count < Math.max(servings, 1) * 2}
                onStep={(by) =>
                  finishing.setKept(id, { portions: String(Math.max(0, count + by)), location })
                }
                onValueChange={(text) =>
                  finishing.setKept(id, { portions: text.replace(',', '.').replace(/[^\d.]/g, ''), location })
                }
              />
              {count > 0 ? (
                <SegmentedControl
                  legend="Where it is kept"
                  hideLegend
                  segments={places}
                  value={location}
                  onValueChange={(to) =>
                    finishing.setKept(id, { portions, location: to === 'freezer' ? 'freezer' : 'fridge' })
                  }
                  className="w-64 max-w-full"
                />
              ) : (
                <p className="text-ink-soft">All of it was eaten.</p>
              )}
            </div>
          </div>
        )
      })}
    </section>
  )
}

import { recipes } from '@larder/contract/recipes'
import { BookmarkPlus, ShieldCheck, TriangleAlert } from 'lucide-react'
import { toErrorMessage } from '../../../api/api-error'
import { useChange } from '../../../api/use-change'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { AvailabilityMark } from '../../../food/recipe/availability-mark'
import { formatRecipeTime } from '../../../food/recipe/recipe-time'
import { recipePath } from '../../../paths'
import { useNavigate } from '../../../router/router'
import { Button } from '../../../ui/controls/button'
import { Card } from '../../../ui/display/card'
import { ErrorNote } from '../../../ui/feedback/error-note'
import type { InventionState, InventedLine as Line } from './use-invention'

/** An ingredient as parsed, with its stock status. */
function InventedLineRow({ line: { text, foodId, standing } }: { readonly line: Line }) {
  return (
    <li className="flex animate-appear items-center gap-3 py-2">
      <FoodIcon foodId={foodId} className="size-7" />
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
        <span className="wrap-anywhere">{text}</span>
        <AvailabilityMark standing={standing} />
      </span>
    </li>
  )
}

interface InventedDishProps {
  readonly invention: Extract<InventionState, { kind: 'writing' | 'done' }>
}

/** A dish while it is being written, and when it is complete. */
export function InventedDish({ invention }: InventedDishProps) {
  const { title, lines, steps } = invention
  const draft = invention.kind === 'done' ? invention.draft : undefined
  const navigate = useNavigate()
  const saving = useChange(recipes.create)

  async function save() {
    if (!draft) return
    // The failure is shown below; a second press retries.
    const saved = await saving.change({ body: draft }).done.catch(() => undefined)
    if (saved) await navigate(recipePath(saved.data.id))
  }

  return (
    <Card className="@container flex flex-col gap-5" aria-busy={!draft}>
      <div className="flex flex-col gap-1">
        <h3 className="min-h-7 text-2xl wrap-anywhere">{title || 'Thinking…'}</h3>
        <p className="min-h-6 text-ink-soft">
          {draft &&
            `For ${draft.servings} · ${formatRecipeTime(draft.prepMinutes + draft.cookMinutes)} · ${lines.length} ingredients`}
        </p>
      </div>
      <div className="grid items-start gap-x-10 gap-y-5 @3xl:grid-cols-2">
        {lines.length > 0 && (
          <ul aria-label="Ingredients" className="flex flex-col divide-y border-y">
            {lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines only ever come behind the others
              <InventedLineRow key={place} line={line} />
            ))}
          </ul>
        )}
        {steps.length > 0 && (
          <ol
            aria-label="Steps"
            className="flex max-w-measure list-decimal flex-col gap-3 ps-6 marker:text-ink-soft"
          >
            {steps.map((step, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps only ever come behind the others
              <li key={place} className="animate-appear ps-1 wrap-anywhere">
                {step}
              </li>
            ))}
          </ol>
        )}
      </div>
      {invention.kind === 'done' && (
        <>
          {invention.warnings.length > 0 && (
            <div className="flex gap-3 rounded-card bg-saffron-wash p-4 text-saffron-ink">
              <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
              <ul aria-label="To look at" className="flex min-w-0 flex-col gap-1 wrap-anywhere">
                {invention.warnings.map((warning) => (
                  <li key={warning}>{warning}</li>
                ))}
              </ul>
            </div>
          )}
          <p className="flex max-w-measure gap-3 text-ink-soft">
            <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0" />A model wrote this, and nobody has
            cooked it yet. Every line was read by the kitchen, compared with your stock and checked against
            what everybody at your table eats and avoids.
          </p>
          {saving.error && <ErrorNote>{toErrorMessage(saving.error)}</ErrorNote>}
          <Button
            variant="primary"
            icon={<BookmarkPlus />}
            busy={saving.isPending}
            className="sm:self-start"
            onClick={() => void save()}
          >
            Save to My Recipes
          </Button>
        </>
      )}
    </Card>
  )
}

import type { RecipeFind } from '@larder/contract/imports'
import { ChevronRight, ImageIcon, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatRecipeTime } from '../../../food/recipe/recipe-time'
import { DishVerdicts } from '../../../food/verdicts/dish-verdicts'
import { recipePath } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { Card } from '../../../ui/display/card'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { formatGuessedFields } from './guessed-fields-text'
import { ImportedIngredients } from './imported-ingredients'

interface FoundCardProps {
  readonly importId: string
  readonly found: RecipeFind
  /** The only recipe: it is shown in full. */
  readonly open: boolean
  readonly busy: boolean
  readonly onKeep: () => void
}

export function ImportedRecipeCard({ importId, found, open, busy, onKeep }: FoundCardProps) {
  const { draft, doubts, guessed, state, already, recipeId, hasPicture } = found
  // A recipe that needs a look starts open, and stays open after it was corrected.
  const [isOpen] = useState(open || doubts.length > 0)
  const { title, servings, prepMinutes, cookMinutes, waitMinutes, ingredients, steps } = draft
  const minutes = prepMinutes + cookMinutes + waitMinutes
  const facts = [
    `serves ${servings}`,
    ...(minutes > 0 ? [formatRecipeTime(minutes)] : []),
    formatNounCount(ingredients.length, 'ingredient'),
    formatNounCount(steps.length, 'step'),
  ]
  return (
    <Card asChild className="flex flex-col gap-3 sm:p-5">
      <li>
        {state === 'waiting' && <DishVerdicts eaters={found.eaters} showsFit />}
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 grow basis-60">
            <h3 className="text-xl wrap-anywhere">{title}</h3>
            <p className="text-ink-soft">{facts.join(' · ')}</p>
          </div>
          {state === 'waiting' && (
            <Button variant={already ? 'secondary' : 'primary'} disabled={busy} onClick={onKeep}>
              {already ? 'Keep it twice' : 'Keep'}
            </Button>
          )}
          {state === 'saved' && recipeId !== undefined && (
            <Button asChild>
              <Link to={recipePath(recipeId)}>Open</Link>
            </Button>
          )}
        </div>
        <div className="flex flex-wrap gap-2 empty:hidden">
          {state === 'saved' && <Badge tone="herb">Kept as a draft</Badge>}
          {state === 'left' && <Badge>Left out</Badge>}
          {already && <Badge tone="sky">You have this one already</Badge>}
          {hasPicture && <Badge icon={<ImageIcon />}>With photo</Badge>}
          {state === 'waiting' && doubts.length > 0 && (
            <Badge tone="saffron" icon={<TriangleAlert />}>
              {formatNounCount(doubts.length, 'line')} to look at
            </Badge>
          )}
        </div>
        {guessed.length > 0 && state === 'waiting' && (
          <p className="text-sm text-ink-soft">{formatGuessedFields(guessed)}</p>
        )}
        <details open={isOpen || undefined} className="group/found border-t pt-1">
          <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-inner px-2 font-semibold enabled-hover:bg-shade [&::-webkit-details-marker]:hidden">
            <ChevronRight
              aria-hidden
              className="size-5 text-ink-soft transition-transform group-open/found:rotate-90"
            />
            Ingredients and steps
          </summary>
          <div className="flex flex-col gap-5 pb-2">
            <ImportedIngredients importId={importId} found={found} />
            <ol className="flex list-decimal flex-col gap-2 ps-6">
              {steps.map((step, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name, and stand still
                <li key={at} className="wrap-anywhere">
                  {step}
                </li>
              ))}
            </ol>
          </div>
        </details>
      </li>
    </Card>
  )
}

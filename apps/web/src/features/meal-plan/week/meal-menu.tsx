import type { PlanMeal } from '@larder/contract/meal-plan'
import {
  ChefHat,
  CircleHelp,
  Ellipsis,
  Lock,
  LockOpen,
  MoveRight,
  Plus,
  RefreshCw,
  Replace,
  Trash,
  Users,
} from 'lucide-react'
import { paths } from '../../../paths'
import { IconButton } from '../../../ui/controls/icon-button'
import { Menu, type MenuItem } from '../../../ui/overlays/menu'
import type { MealAction } from '../meal-action'
import { mealTitle } from '../week-state'

interface MealMenuProps {
  readonly meal: PlanMeal
  /** Changes are not possible at the moment. */
  readonly still: boolean
  readonly onAction: (action: MealAction) => void
}

/** The menu of one meal. */
export function MealMenu({ meal, still, onAction }: MealMenuProps) {
  const { what, locked, cookedAt } = meal
  const entry = (action: MealAction, label: string, icon: MenuItem['icon'], disabled = false): MenuItem => ({
    label,
    icon,
    disabled: disabled || still,
    onSelect: () => onAction(action),
  })
  const recipe = what.kind === 'recipe'
  return (
    <Menu
      trigger={
        <IconButton
          label={`More for ${mealTitle(meal)}`}
          icon={<Ellipsis aria-hidden />}
          className="print:hidden"
        />
      }
      items={[
        ...(recipe ? [toCookEntry(meal)] : []),
        ...(what.kind === 'note'
          ? []
          : [{ ...entry('why', 'Why is it here?', <CircleHelp aria-hidden />), disabled: false }]),
        'separator',
        entry('move', 'Move…', <MoveRight aria-hidden />),
        ...(what.kind === 'note' ? [] : [entry('eaters', 'Who eats…', <Users aria-hidden />)]),
        locked
          ? entry('lock', 'Unlock', <LockOpen aria-hidden />)
          : entry('lock', 'Lock', <Lock aria-hidden />),
        ...(recipe && !cookedAt ? [entry('reroll', 'Another dish', <RefreshCw aria-hidden />, locked)] : []),
        entry('other', 'Choose instead…', <Replace aria-hidden />, locked || cookedAt !== undefined),
        entry('beside', 'Add beside it…', <Plus aria-hidden />),
        'separator',
        { ...entry('remove', 'Remove', <Trash aria-hidden />), tone: 'danger' },
      ]}
    />
  )
}

function toCookEntry({ id, what, plates }: PlanMeal): MenuItem {
  const recipe = what.kind === 'recipe' ? what.recipe.id : ''
  // The cooking guide counts whole plates.
  const servings = Math.max(1, Math.ceil(plates))
  return {
    label: 'Cook now',
    icon: <ChefHat aria-hidden />,
    to: `${paths.cookingGuide}?recipe=${recipe}&servings=${servings}&meal=${id}`,
  }
}

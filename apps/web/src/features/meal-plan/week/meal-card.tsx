import type { MealContent, PlanMeal } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { weekdayNameOf } from '@larder/kitchen/meal-plan/plan-text'
import {
  ChefHat,
  CircleCheck,
  CircleHelp,
  Clock,
  Ellipsis,
  LoaderCircle,
  Lock,
  LockOpen,
  MoveRight,
  NotebookPen,
  Plus,
  RefreshCw,
  Replace,
  ShoppingBasket,
  Soup,
  Trash,
  TriangleAlert,
  Users,
  Utensils,
} from 'lucide-react'
import { RecipePhoto } from '../../../food/recipe/recipe-photo'
import { formatRecipeTime } from '../../../food/recipe/recipe-time'
import { paths, recipePath } from '../../../paths'
import { Link } from '../../../router/link'
import { classNames } from '../../../ui/class-names'
import { IconButton } from '../../../ui/controls/icon-button'
import { Badge } from '../../../ui/display/badge'
import { Menu } from '../../../ui/overlays/menu'
import type { MenuItem } from '../../../ui/overlays/menu-items'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import type { MealAction, OnMealAction } from '../meal-action'
import { formatPlates } from '../plan-slot'
import { mealTitle } from '../week-state'

interface MealCardProps {
  readonly meal: PlanMeal
  /** Another dish is being searched. */
  readonly busy: boolean
  /** Changes are not possible at the moment. */
  readonly still: boolean
  readonly onAction: OnMealAction
}

const frames: Readonly<Record<PlanMeal['what']['kind'], string>> = {
  recipe: 'bg-raised',
  leftovers: 'border-sky bg-raised',
  note: 'border-dashed border-edge bg-paper',
}

interface MealPictureProps {
  readonly what: MealContent
  readonly className?: string
}

/** The picture of a meal, or an icon for a note. */
function MealPicture({ what, className }: MealPictureProps) {
  if (what.kind === 'note') {
    return (
      <span aria-hidden className={classNames('grid place-items-center bg-shade text-ink-soft', className)}>
        <NotebookPen className="size-6" />
      </span>
    )
  }
  const recipe = what.kind === 'recipe' ? what.recipe : undefined
  return (
    <RecipePhoto
      recipeId={recipe?.id}
      picture={recipe?.picture}
      drawn={(recipe ?? (what.kind === 'leftovers' ? what : undefined))?.drawn}
      plate={recipe ? recipe.plate : what.kind === 'leftovers' ? what.plate : []}
      title={recipe?.title ?? ''}
      size="thumb"
      category={recipe?.category ?? 'Main Dish'}
      tags={recipe?.tags ?? []}
      {...(className !== undefined && { className })}
    />
  )
}

/** Duration, plates, missing foods and lock of a meal. */
function MealFacts({ meal }: { readonly meal: PlanMeal }) {
  const { what, plates, portion, missing, locked } = meal
  return (
    <ul className="numbers flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-ink-soft [&_li]:flex [&_li]:items-center [&_li]:gap-1 [&_svg]:size-3.5 [&_svg]:shrink-0">
      {/* A dish shows its lock on the picture. */}
      {locked && what.kind === 'note' && (
        <li className="font-medium text-ink">
          <Lock aria-hidden />
          Locked
        </li>
      )}
      {what.kind === 'recipe' && (
        <li>
          <Clock aria-hidden />
          <VisuallyHidden>Takes</VisuallyHidden> {formatRecipeTime(what.recipe.minutes)}
        </li>
      )}
      {what.kind !== 'note' && (
        <li title={formatPlates(plates)}>
          <Utensils aria-hidden />
          {plates}
          <VisuallyHidden> {plates === 1 ? 'plate' : 'plates'}</VisuallyHidden>
        </li>
      )}
      {what.kind !== 'note' && portion !== 1 && <li>{portion > 1 ? 'Larger' : 'Smaller'} portions</li>}
      {what.kind === 'leftovers' && what.cookedOn !== undefined && (
        <li>From {weekdayNameOf(what.cookedOn as Day)}</li>
      )}
      {missing.length > 0 && (
        <li title={`To buy: ${missing.join(', ')}`}>
          <ShoppingBasket aria-hidden />
          {missing.length}
          <VisuallyHidden> to buy</VisuallyHidden>
        </li>
      )}
    </ul>
  )
}

interface MealMenuProps {
  readonly meal: PlanMeal
  /** Changes are not possible at the moment. */
  readonly still: boolean
  readonly onAction: (action: MealAction) => void
}

/** The menu of one meal. */
function MealMenu({ meal, still, onAction }: MealMenuProps) {
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
          label={`More options for ${mealTitle(meal)}`}
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

/** One meal of the week. The picture is beside the text on wide cards, above it on narrow ones. */
export function MealCard({ meal, busy, still, onAction }: MealCardProps) {
  const { what, cookedAt, warning } = meal
  const rescued = meal.rescues.map(({ name }) => name)
  return (
    <li className="relative flex min-w-0 grow">
      {/* The menu must be outside the container: a container would clip it and stack it below its neighbours. */}
      <div
        data-meal={meal.id}
        data-movable={still ? undefined : ''}
        className={classNames('@container min-w-0 grow', !still && 'pointer-fine:cursor-grab')}
      >
        <article
          aria-busy={busy}
          className={classNames(
            'relative flex h-full flex-col rounded-card border @3xs:flex-row',
            frames[what.kind],
          )}
        >
          {what.kind !== 'note' && (
            <MealPicture
              what={what}
              className={classNames(
                'h-18 w-full shrink-0 rounded-t-[calc(var(--radius-card)-1px)] border-b py-1 @3xs:h-auto @3xs:min-h-24 @3xs:w-24',
                '@3xs:rounded-s-[calc(var(--radius-card)-1px)] @3xs:rounded-tr-none @3xs:border-e @3xs:border-b-0 print:hidden',
                cookedAt !== undefined && 'opacity-60',
              )}
            />
          )}
          {meal.locked && what.kind !== 'note' && (
            <span
              title="Locked"
              className="absolute start-1.5 top-1.5 grid size-6 place-items-center rounded-full border border-edge bg-raised print:hidden"
            >
              <Lock aria-hidden className="size-3.5" />
              <VisuallyHidden>Locked</VisuallyHidden>
            </span>
          )}
          <div
            className={classNames(
              'flex min-w-0 grow flex-col gap-1 p-2 @3xs:pe-12',
              what.kind === 'note' && 'pe-11',
            )}
          >
            {warning !== undefined && (
              <p className="flex items-start gap-1 text-sm font-medium text-tomato-ink">
                <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                <span className="min-w-0 wrap-anywhere">
                  {warning}
                  <Cause meal={meal} />
                </span>
              </p>
            )}
            <p
              className={classNames(
                'line-clamp-3 leading-snug font-semibold wrap-anywhere',
                what.kind === 'note' && 'font-medium italic',
              )}
            >
              <Title meal={meal} />
            </p>
            {(what.kind === 'leftovers' || cookedAt !== undefined) && (
              <div className="flex flex-wrap gap-1">
                {what.kind === 'leftovers' && (
                  <Badge tone="sky" icon={<Soup />}>
                    Leftovers
                  </Badge>
                )}
                {cookedAt !== undefined && (
                  <Badge tone="herb" icon={<CircleCheck />}>
                    Cooked
                  </Badge>
                )}
              </div>
            )}
            <MealFacts meal={meal} />
            {meal.leftoverNote !== undefined && cookedAt === undefined && (
              <p className="text-sm text-sky-ink wrap-anywhere">{meal.leftoverNote}</p>
            )}
            {what.kind !== 'leftovers' && rescued.length > 0 && (
              <p className="line-clamp-2 text-sm text-herb-ink wrap-anywhere">Uses up {rescued.join(', ')}</p>
            )}
          </div>
          {busy && (
            <p
              role="status"
              className="absolute inset-0 grid place-content-center justify-items-center gap-1 rounded-card bg-raised/90 text-center text-sm"
            >
              <LoaderCircle aria-hidden className="size-6 animate-turn text-herb-ink" />
              Looking for another dish…
            </p>
          )}
        </article>
      </div>
      <div className="absolute end-px top-px">
        <MealMenu meal={meal} still={still || busy} onAction={(action) => onAction(action, meal)} />
      </div>
    </li>
  )
}

/** The ingredient line behind the first verdict, and the number of further ones. 'Why this dish' lists them all. */
function Cause({ meal: { verdicts = [] } }: { readonly meal: PlanMeal }) {
  const all = verdicts.flatMap(({ objections }) => objections)
  const [first] = [...all].sort((a, b) => Number(b.forbids) - Number(a.forbids))
  if (!first) return null
  return (
    <span className="block font-normal text-ink-soft">
      {first.line !== '' && `“${first.line}”`}
      {all.length > 1 && ` and ${all.length - 1} more`}
    </span>
  )
}

/** The title, as a link to the recipe if there is one. */
function Title({ meal }: { readonly meal: PlanMeal }) {
  const { what } = meal
  const recipeId =
    what.kind === 'recipe' ? what.recipe.id : what.kind === 'leftovers' ? what.recipeId : undefined
  if (recipeId === undefined) return mealTitle(meal)
  return (
    <Link
      to={recipePath(recipeId)}
      draggable={false}
      title={mealTitle(meal)}
      className="no-underline hover:underline"
    >
      {mealTitle(meal)}
    </Link>
  )
}

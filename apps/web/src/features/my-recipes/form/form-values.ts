import { defaultCommunity } from '@larder/contract/community'
import type { FieldErrors } from '@larder/contract/http/errors'
import { validateBySchema } from '@larder/contract/http/validation'
import type { UnfinishedRecipe } from '@larder/contract/my-recipes'
import { RecipeDraft } from '@larder/contract/recipes'
import { formatExactMinutes, parseTypedMinutes } from './parse-typed-minutes'

export type RecipeFormValues = UnfinishedRecipe
export type RecipeFormField = keyof RecipeFormValues

export const emptyRecipeForm: RecipeFormValues = {
  title: '',
  description: '',
  community: defaultCommunity,
  course: 'Main Dish',
  difficulty: 'Easy',
  prepTime: '',
  cookTime: '',
  waitTime: '',
  servings: '',
  ingredients: '',
  instructions: '',
  tags: '',
  emoji: '',
  introduction: '',
}

/** A recipe as the form shows it. */
export function toRecipeForm(draft: RecipeDraft): RecipeFormValues {
  const { title, description, course, difficulty, servings, waitMinutes } = draft
  return {
    ...emptyRecipeForm,
    title,
    description,
    course,
    difficulty,
    community: draft.community ?? defaultCommunity,
    prepTime: formatExactMinutes(draft.prepMinutes),
    cookTime: formatExactMinutes(draft.cookMinutes),
    waitTime: waitMinutes === 0 ? '' : formatExactMinutes(waitMinutes),
    servings: String(servings),
    ingredients: draft.ingredients.join('\n'),
    instructions: draft.steps.join('\n'),
    tags: draft.tags.join(', '),
    emoji: draft.emoji ?? '',
  }
}

export function isSameRecipeForm(one: RecipeFormValues, other: RecipeFormValues): boolean {
  return (Object.keys(emptyRecipeForm) as RecipeFormField[]).every((field) => one[field] === other[field])
}

/** The lines of a text, without what only marks them as lines: '- ', '• '. */
export function splitIngredientLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/^\s*(?:[-–—*•·▢☐□]\s+)?/, '').trim())
    .filter((line) => line !== '')
}

/** The same for steps, which are numbered by where they stand: '1. ', '2) ', 'Step 3: '. */
export function splitSteps(text: string): string[] {
  return splitIngredientLines(text)
    .map((line) => line.replace(/^(?:step\s+\d{1,2}\s*[:.)-]?|\d{1,2}\s*[.)])\s+/i, ''))
    .filter((line) => line !== '')
}

type Read =
  | { readonly ok: true; readonly draft: RecipeDraft }
  | { readonly ok: false; readonly fields: FieldErrors }

const fieldOf: Readonly<Record<string, RecipeFormField>> = {
  prepMinutes: 'prepTime',
  cookMinutes: 'cookTime',
  waitMinutes: 'waitTime',
  steps: 'instructions',
}

/**
 * What the form says, as the contract wants it, or what to do about which field. What the form does not show of a recipe stays
 * as it is in `base`; `isHeading` tells lines such as 'For the sauce:', which are no ingredients.
 */
export function parseRecipeForm(
  form: RecipeFormValues,
  {
    base,
    isHeading = () => false,
  }: { base?: RecipeDraft | undefined; isHeading?: (line: string) => boolean },
): Read {
  const { title, description, community, course, difficulty, emoji } = form
  const times = timesIn(form)
  const { emoji: _, ...kept } = base ?? {}
  const draft = {
    ...kept,
    title,
    description,
    community,
    course,
    difficulty,
    ...(emoji.trim() && { emoji }),
    servings: form.servings.trim() === '' ? undefined : Number(form.servings),
    prepMinutes: times.prepTime ?? 0,
    cookMinutes: times.cookTime ?? 0,
    waitMinutes: times.waitTime ?? 0,
    tags: form.tags
      .split(/[,;\n]/)
      .map((tag) => tag.trim().replace(/^#/, ''))
      .filter((tag) => tag !== ''),
    ingredients: splitIngredientLines(form.ingredients).filter((line) => !isHeading(line)),
    steps: splitSteps(form.instructions),
  }
  const checked = validateBySchema(RecipeDraft, draft)
  const fields = { ...(checked.ok ? {} : toFormErrors(checked.fields)), ...own(form, times) }
  return checked.ok && Object.keys(fields).length === 0
    ? { ok: true, draft: checked.value }
    : { ok: false, fields }
}

const timeFields = ['prepTime', 'cookTime', 'waitTime'] as const

function timesIn(form: RecipeFormValues) {
  return Object.fromEntries(timeFields.map((field) => [field, parseTypedMinutes(form[field])])) as {
    [Field in (typeof timeFields)[number]]: number | undefined
  }
}

/** What only the form asks: the specification wants these filled in. */
function own(form: RecipeFormValues, times: ReturnType<typeof timesIn>): FieldErrors {
  const fields: FieldErrors = {}
  for (const field of [
    'description',
    'prepTime',
    'cookTime',
    'ingredients',
    'instructions',
    'servings',
  ] as const)
    if (form[field].trim() === '') fields[field] = 'Please fill this in.'
  for (const field of timeFields)
    if (form[field].trim() !== '' && times[field] === undefined)
      fields[field] = 'Write a time such as 15 min or 1 h 10, a week at most.'
  if (form.servings.trim() !== '' && !/^\s*\d+\s*$/.test(form.servings))
    fields.servings = 'Write a whole number, such as 4.'
  return fields
}

/** The contract's sentences under the form's fields; of a line or a step, which one it is. */
export function toFormErrors(fields: FieldErrors): FieldErrors {
  const told: FieldErrors = {}
  for (const [path, sentence] of Object.entries(fields)) {
    const [root = '', place] = path.replace(/^draft\./, '').split('.')
    const field = fieldOf[root] ?? root
    told[field] ??= place === undefined ? sentence : `${placed(field, Number(place))}: ${sentence}`
  }
  return told
}

function placed(field: string, place: number): string {
  if (field === 'tags') return `Tag ${place + 1}`
  return field === 'instructions' ? `Step ${place + 1}` : `Line ${place + 1}`
}

import { defaultCommunity } from '@larder/contract/community'
import type { FieldErrors } from '@larder/contract/http/errors'
import { validateBySchema } from '@larder/contract/http/validation'
import type { UnfinishedRecipe } from '@larder/contract/my-recipes'
import { RecipeDraft } from '@larder/contract/recipes'

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

/** Converts a recipe to form values. */
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

export function isSameRecipeForm(a: RecipeFormValues, b: RecipeFormValues): boolean {
  return (Object.keys(emptyRecipeForm) as RecipeFormField[]).every((field) => a[field] === b[field])
}

/** Splits a text into lines, without list markers such as '- ' or '• '. */
export function splitIngredientLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/^\s*(?:[-–—*•·▢☐□]\s+)?/, '').trim())
    .filter((line) => line !== '')
}

/** Splits steps, without numbers such as '1. ', '2) ' or 'Step 3: '. */
export function splitSteps(text: string): string[] {
  return splitIngredientLines(text)
    .map((line) => line.replace(/^(?:step\s+\d{1,2}\s*[:.)-]?|\d{1,2}\s*[.)])\s+/i, ''))
    .filter((line) => line !== '')
}

type Read =
  | { readonly ok: true; readonly draft: RecipeDraft }
  | { readonly ok: false; readonly fields: FieldErrors }

const fieldByPath: Readonly<Record<string, RecipeFormField>> = {
  prepMinutes: 'prepTime',
  cookMinutes: 'cookTime',
  waitMinutes: 'waitTime',
  steps: 'instructions',
}

/**
 * Parses the form into the contract's draft, or returns field errors. Values the form does not show are kept from
 * `base`. `isHeading` detects lines such as 'For the sauce:', which are not ingredients.
 */
export function parseRecipeForm(
  form: RecipeFormValues,
  {
    base,
    isHeading = () => false,
  }: { base?: RecipeDraft | undefined; isHeading?: (line: string) => boolean },
): Read {
  const { title, description, community, course, difficulty, emoji } = form
  const times = parseTimes(form)
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
  const fields = { ...(checked.ok ? {} : toFormErrors(checked.fields)), ...checkRequired(form, times) }
  return checked.ok && Object.keys(fields).length === 0
    ? { ok: true, draft: checked.value }
    : { ok: false, fields }
}

const timeFields = ['prepTime', 'cookTime', 'waitTime'] as const

function parseTimes(form: RecipeFormValues) {
  return Object.fromEntries(timeFields.map((field) => [field, parseTypedMinutes(form[field])])) as {
    [Field in (typeof timeFields)[number]]: number | undefined
  }
}

/** Checks of the form alone: the specification requires these fields. */
function checkRequired(form: RecipeFormValues, times: ReturnType<typeof parseTimes>): FieldErrors {
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
      fields[field] = 'Enter a time such as 15 min or 1 h 10, a week at most.'
  if (form.servings.trim() !== '' && !/^\s*\d+\s*$/.test(form.servings))
    fields.servings = 'Enter a whole number, such as 4.'
  return fields
}

/** Maps the contract's messages to the form's fields, with the number of the line or step. */
export function toFormErrors(fields: FieldErrors): FieldErrors {
  const errors: FieldErrors = {}
  for (const [path, sentence] of Object.entries(fields)) {
    const [root = '', place] = path.replace(/^draft\./, '').split('.')
    const field = fieldByPath[root] ?? root
    errors[field] ??= place === undefined ? sentence : `${formatPosition(field, Number(place))}: ${sentence}`
  }
  return errors
}

function formatPosition(field: string, place: number): string {
  if (field === 'tags') return `Tag ${place + 1}`
  return field === 'instructions' ? `Step ${place + 1}` : `Line ${place + 1}`
}

/** The maximum for one time of a recipe: a week. */
const maxMinutes = 10_080

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }

const minutesByUnit: readonly (readonly [RegExp, number])[] = [
  [/^(?:m|min|mins|minute|minutes|['′])$/, 1],
  [/^(?:h|hr|hrs|hour|hours|std)$/, 60],
  [/^(?:d|day|days)$/, 1440],
]

const part = /(\d+(?:[.,]\d+)?)?\s*([½¼¾⅓⅔])?\s*([a-z'′]+)?/gy

/**
 * Parses minutes: '15 min', '1 h 10', '1:10', '1½ hours', '10–15 min' (the longer), or a plain number. Undefined if it
 * is not a time.
 */
export function parseTypedMinutes(text: string): number | undefined {
  const normalized = text
    .toLowerCase()
    .replace(/\b(?:about|around|approx|ca)\b\.?|~/g, ' ')
    .replace(/\b(?:and|&)\b|,(?=\s)|\.(?=\s|$)/g, ' ')
    .replace(/\bhalf an? hour\b/g, '30 min')
    .replace(/\ban? (?=hour|minute|day)/g, '1 ')
    .trim()
  const clock = /^(\d{1,3}):([0-5]\d)$/.exec(normalized)
  if (clock) return clampMinutes(Number(clock[1]) * 60 + Number(clock[2]))
  const range = /^(.*\d\s*[a-z]*)\s*(?:-|–|—|\bto\b)\s*(\d.*)$/.exec(normalized)
  return range?.[2] === undefined ? clampMinutes(sumParts(normalized)) : parseTypedMinutes(range[2])
}

function sumParts(text: string): number | undefined {
  let sum = 0
  let before = 0
  let at = 0
  while (at < text.length) {
    part.lastIndex = at
    const [whole = '', digits, fraction, unit] = part.exec(text) ?? []
    if (digits === undefined && fraction === undefined) return undefined
    const each = unit === undefined ? inferUnit(before) : minutesByUnit.find(([word]) => word.test(unit))?.[1]
    if (each === undefined) return undefined
    sum += (Number((digits ?? '0').replace(',', '.')) + (fractions[fraction ?? ''] ?? 0)) * each
    before = each
    at += whole.length
    while (text[at] === ' ') at += 1
  }
  return before === 0 ? undefined : sum
}

/** Returns the unit of a number without one: '1 h 10' is ten minutes more, and a number alone is minutes. */
function inferUnit(before: number): number | undefined {
  if (before === 0 || before === 60) return 1
  return before === 1440 ? 60 : undefined
}

function clampMinutes(minutes: number | undefined): number | undefined {
  const whole = minutes === undefined ? Number.NaN : Math.round(minutes)
  return whole >= 0 && whole <= maxMinutes ? whole : undefined
}

/** Formats minutes exactly: 70 is '1 h 10 min'. */
export function formatExactMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

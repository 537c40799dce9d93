import type { ServingNutrition as Nutrition } from '@larder/contract/recipes'

const rows = [
  ['Calories', 'calories'],
  ['Protein', 'protein'],
  ['Carbs', 'carbs'],
  ['Fat', 'fat'],
  ['Fiber', 'fiber'],
  ['Sugar', 'sugar'],
  ['Sodium', 'sodium'],
] as const

/** The nutrition of one serving, and the share of ingredients it covers. */
export function RecipeNutritionSection({ nutrition }: { nutrition: Nutrition }) {
  const { coverage, leftOut } = nutrition
  return (
    <section aria-labelledby="nutrition" className="flex flex-col gap-4 break-inside-avoid">
      <div>
        <h2 id="nutrition" className="text-2xl">
          Nutrition of one serving
        </h2>
        <p className="text-ink-soft">{Math.floor(coverage * 100)} % of the weight measured</p>
      </div>
      <dl className="numbers grid grid-cols-2 gap-x-6 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] print:grid-cols-7 print:gap-x-2">
        {rows.map(([label, key]) => (
          <div
            key={key}
            className="flex items-baseline justify-between gap-3 border-b py-2 print:block print:border-0 print:py-0"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold">{nutrition[key]}</dd>
          </div>
        ))}
      </dl>
      {leftOut.length > 0 && (
        <p className="text-sm text-ink-soft wrap-anywhere">Not in these figures: {leftOut.join('; ')}</p>
      )}
    </section>
  )
}

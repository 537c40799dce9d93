import { Badge } from '../../../ui/display/badge'

/** The allergens of a dish for a visitor: contained, or not ruled out. */
export function PostAllergens({ allergens }: { readonly allergens: readonly string[] }) {
  if (allergens.length === 0) return null
  return (
    <ul aria-label="Allergens" className="flex flex-wrap gap-1.5">
      {allergens.map((answer) => (
        <li key={answer}>
          <Badge tone={answer.startsWith('Not known') ? 'saffron' : 'tomato'} className="whitespace-normal!">
            {answer}
          </Badge>
        </li>
      ))}
    </ul>
  )
}

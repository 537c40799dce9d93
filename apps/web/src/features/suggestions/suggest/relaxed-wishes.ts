import { formatSuggestionOccasion } from '../occasions'
import { clearWishes, formatFood, hasRelaxableWishes, type Wishes } from '../wishes'

/** A wish that may exclude all dishes, and the wishes without it. */
export interface RelaxedWish {
  /** As in 'The sticking point: …'. */
  readonly wish: string
  /** The label of the button that removes it. */
  readonly offer: string
  readonly without: Wishes
}

/** Lists the wishes that could be removed, the least important first. */
export function listRelaxedWishes(wishes: Wishes): readonly RelaxedWish[] {
  const { buy, minutes, people, rescue } = wishes
  const without = (part: Partial<Wishes>): Wishes => ({ ...wishes, ...part, seen: [] })
  return [
    ...(minutes !== null
      ? [
          {
            wish: `ready in ${minutes} minutes`,
            offer: 'Take more time',
            without: without({ minutes: null }),
          },
        ]
      : []),
    ...(buy !== null
      ? [
          {
            wish: buy === 0 ? 'buying nothing' : 'buying only one thing',
            offer: buy === 0 ? 'Buy something' : 'Buy more than one thing',
            without: without({ buy: null }),
          },
        ]
      : []),
    ...(people !== null
      ? [
          {
            wish: `enough for ${people === 1 ? 'one' : people}`,
            offer: 'For fewer people',
            without: without({ people: null }),
          },
        ]
      : []),
    ...listOtherOccasions(wishes).map((occasion) => ({
      wish: `for ${formatOccasion(wishes)}`,
      offer:
        occasion === null
          ? 'For any occasion'
          : `See ${formatSuggestionOccasion(occasion).toLowerCase()} dishes`,
      without: without({ occasion }),
    })),
    ...(rescue !== null
      ? [
          {
            wish: `using ${formatFood(rescue)}`,
            offer: `Without ${formatFood(rescue)}`,
            without: without({ rescue: null }),
          },
        ]
      : []),
  ]
}

/** Removes all wishes, if there is more than one. */
export function relaxAllWishes(wishes: Wishes): RelaxedWish | null {
  return hasRelaxableWishes(wishes)
    ? { wish: 'all of it together', offer: 'Clear all wishes', without: clearWishes(wishes) }
    : null
}

/** Any occasion when something has to be used up; otherwise the other ones. */
function listOtherOccasions({ occasion, rescue }: Wishes): readonly (Wishes['occasion'] | null)[] {
  if (rescue !== null) return occasion === null ? [] : [null]
  return occasion === null || occasion === 'lunch' ? ['dinner'] : ['lunch']
}

function formatOccasion({ occasion }: Wishes): string {
  switch (occasion) {
    case 'quick':
      return 'a quick meal'
    case 'party':
      return 'a party'
    case 'healthy':
      return 'a healthy meal'
    default:
      return occasion ?? 'lunch'
  }
}

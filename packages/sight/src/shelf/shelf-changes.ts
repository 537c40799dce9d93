import type { PixelArea, RgbaImage } from '../image/image'
import type { AreaClassification } from '../recognition/classification'
import type { ClassifyAreas, CombinedViews } from './classify-shelf-areas'
import { classifyFromViews, embeddingSimilarity } from './classify-shelf-areas'
import type { DifferingPlace } from './compare-shelves'
import { compareShelves } from './compare-shelves'

/** An item that came onto a shelf or left it. Example: `{ kind: 'came', area, naming, sureness: 0.96 }`. */
export interface ShelfChange {
  readonly kind: 'came' | 'went'
  /** Where it is visible: an added item in the later picture, a removed one in the earlier. */
  readonly area: PixelArea
  readonly naming: AreaClassification
  /** The confidence, 0…1, that this happened and that the first guess is right. */
  readonly sureness: number
}

/** The confidence from which a change is booked without asking. Example: `change.sureness >= sureEnough`. */
export const bookingThreshold = 0.965

/** Below this probability of food an item is ignored. */
const hardlyFood = 0.1

/** Above this similarity two views show the same item, whatever its name. */
const sameThing = 0.85

/** Below this they are certainly different. */
const twoThings = 0.7

/**
 * Detects added and removed items between two pictures of one shelf. Light, tint, a small rotation or shift, and moved
 * items are no changes; two pictures that cannot be compared (dark, blurred, another view) have none.
 * Example: `(await detectShelfChanges(before, after, name))[0]?.naming.guesses[0]?.label`.
 */
export async function detectShelfChanges(
  before: RgbaImage,
  after: RgbaImage,
  name: ClassifyAreas,
): Promise<ShelfChange[]> {
  const { places, trust } = compareShelves(before, after) ?? { places: [], trust: 0 }
  const were = places.filter(({ stoodBefore }) => stoodBefore > 0)
  const are = places.filter(({ standsAfter }) => standsAfter > 0)
  const [earlier, later] = [
    await classifyFromViews(
      before,
      were.map((place) => place.before),
      name,
    ),
    await classifyFromViews(
      after,
      are.map((place) => place.after),
      name,
    ),
  ]
  const changes = places.flatMap((place) =>
    changesAt(place, earlier[were.indexOf(place)], later[are.indexOf(place)], trust),
  )
  return removeMoves(changes).filter(({ naming }) => naming.isFood >= hardlyFood)
}

function changesAt(
  place: DifferingPlace,
  was: CombinedViews | undefined,
  is: CombinedViews | undefined,
  trust: number,
): ShelfChange[] {
  if (was && is && areSame(was.naming, is.naming)) return []
  const { stoodBefore, standsAfter, isCut } = place
  // An item that touches the edge may be an arm, and is only partly visible.
  const known = trust * (isCut ? 0.7 : 1)
  const another = was && is ? differenceOf(was.naming, is.naming) : 1
  const changes: ShelfChange[] = []
  if (is)
    changes.push(toChange('came', place.after, is, known * standsAfter * Math.max(1 - stoodBefore, another)))
  if (was)
    changes.push(
      toChange('went', place.before, was, known * stoodBefore * Math.max(1 - standsAfter, another)),
    )
  return changes
}

function differenceOf(one: AreaClassification, other: AreaClassification): number {
  return Math.min(1, Math.max(0, (sameThing - embeddingSimilarity(one, other)) / (sameThing - twoThings)))
}

function toChange(
  kind: ShelfChange['kind'],
  area: PixelArea,
  { naming, sure }: CombinedViews,
  real: number,
): ShelfChange {
  return { kind, area, naming, sureness: sure * naming.isFood * real }
}

function areSame(one: AreaClassification, other: AreaClassification): boolean {
  return one.guesses[0]?.label === other.guesses[0]?.label || embeddingSimilarity(one, other) > sameThing
}

/** An item that left one place and came to another has moved. */
function removeMoves(changes: readonly ShelfChange[]): ShelfChange[] {
  const left = [...changes]
  for (const went of changes.filter(({ kind }) => kind === 'went')) {
    const likeliest = left
      .filter(({ kind, naming }) => kind === 'came' && areSame(naming, went.naming))
      .sort(
        (a, b) => embeddingSimilarity(b.naming, went.naming) - embeddingSimilarity(a.naming, went.naming),
      )[0]
    if (!likeliest) continue
    left.splice(left.indexOf(likeliest), 1)
    left.splice(left.indexOf(went), 1)
  }
  return left
}

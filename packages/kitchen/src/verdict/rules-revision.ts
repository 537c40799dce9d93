/**
 * The revision of the rules for diets, allergens and lines. Raise it whenever the verdict on the same recipe could
 * change: verdicts stored with an older revision are recomputed. A test with the digests of what the rules answer fails
 * until it is raised.
 * Example: a food that turns out to contain milk.
 */
export const rulesRevision = 24

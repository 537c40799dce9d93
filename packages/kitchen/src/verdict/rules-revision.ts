/**
 * The number of the rules that diets, allergens and lines are judged by. Raise it whenever the same recipe could come out
 * otherwise: what a server has stored by an older number is not trusted any more and is worked out anew. Example: a food that
 * turns out to contain milk.
 */
export const rulesRevision = 5

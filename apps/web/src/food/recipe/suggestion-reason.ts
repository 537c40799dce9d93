/** The topic of one part of a reason. */
export type ReasonKind = 'uses' | 'all' | 'none' | 'swap' | 'lacks' | 'check' | 'how' | 'liked' | 'other'

export interface ReasonPart {
  readonly kind: ReasonKind
  readonly text: string
}

const reasonPatterns: readonly (readonly [RegExp, ReasonKind])[] = [
  [/^uses nothing/, 'none'],
  [/^uses /, 'uses'],
  [/^you have everything/, 'all'],
  [/^you (?:lack|need more) .*swap: /, 'swap'],
  [/^you (?:lack|need more) /, 'lacks'],
  [/^check /, 'check'],
  [/^you like /, 'liked'],
  [/ for it$|^use your .* in place of /, 'how'],
]

/** Returns whether the dish uses nothing from the stock. */
export function usesNothingInStock({ reason }: { readonly reason: string }): boolean {
  return splitReason(reason).some(({ kind }) => kind === 'none')
}

/** Removes 'uses nothing you have' from a reason, for lists that say it once above all dishes. */
export function withoutUsesNothing(reason: string): string {
  return reason.replace(/^uses nothing you have(?:; )?/, '')
}

/** Splits a reason into its parts: 'Uses spinach, 1 day left', 'You lack lemon, swap: vinegar'. */
export function splitReason(reason: string): readonly ReasonPart[] {
  return splitParts(reason).map((part) => ({
    kind: reasonPatterns.find(([pattern]) => pattern.test(part))?.[1] ?? 'other',
    text: capitalize(part),
  }))
}

/** Formats a reason in one line: 'Uses spinach, 1 day left; you lack lemon, swap: vinegar'. */
export function formatReason(reason: string): string {
  return capitalize(splitParts(reason).join('; '))
}

/** Omits the cooking time, which every card shows already. */
function splitParts(reason: string): string[] {
  return reason.split('; ').filter((part) => part !== '' && !/^ready in \d+ min$/.test(part))
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

import type { CommunityId } from '@larder/contract/community'
import type { RecipeDraft } from '@larder/contract/recipes'
import type * as z from 'zod/mini'

/** A dish in several ways: each has a name, a first line and a word for the steps of its own. */
export interface DemoDish {
  readonly community: CommunityId
  readonly servings: number
  readonly minutes: readonly [prep: number, cook: number, wait?: number]
  readonly more?: Partial<z.input<typeof RecipeDraft>>
  readonly ways: readonly (readonly [title: string, line: string, word: string])[]
  readonly lines: readonly string[]
  /** `{it}` is what the way is about. */
  readonly steps: readonly string[]
}

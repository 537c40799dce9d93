import type { Post } from '@larder/contract/community'
import { toast } from '../../../ui/toasts/toast-store'

/** Nobody posted it: it shows what a post looks like while there is none. Its number is none of a post. */
export function isSamplePost({ id, recipeId }: Post): boolean {
  return id < 1 || recipeId === undefined
}

/** Why nothing happens to a sample. */
export function toastSamplePost(): void {
  toast({
    title: 'This post is a sample',
    description: 'It shows what a post looks like. Share a recipe of yours, and the real ones begin.',
  })
}

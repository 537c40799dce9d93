import type { Post } from '@larder/contract/community'
import { toast } from '../../../ui/toasts/toast-store'

/** Returns whether the post is a sample, shown while there are no posts. Its id is not a post id. */
export function isSamplePost({ id, recipeId }: Post): boolean {
  return id < 1 || recipeId === undefined
}

/** Explains that a sample cannot be changed. */
export function toastSamplePost(): void {
  toast({
    title: 'This post is a sample',
    description: 'It shows what a post looks like. Share one of your recipes to start off the real ones.',
  })
}

import type { MyRecipe } from '@larder/contract/my-recipes'
import { Globe, Hourglass, PencilLine, Undo2 } from 'lucide-react'
import { Badge } from '../../../ui/display/badge'

type Status = Pick<MyRecipe, 'status' | 'post'>

/** The status of a recipe: private, submitted, returned, or published. */
export function RecipeStatus({ status, post }: Status) {
  if (post?.state === 'returned')
    return (
      <Badge tone="tomato" icon={<Undo2 />}>
        Given back
      </Badge>
    )
  if (post?.state === 'waiting')
    return (
      <Badge tone="saffron" icon={<Hourglass />}>
        Waiting for an admin
      </Badge>
    )
  if (post?.changesWait)
    return (
      <Badge tone="saffron" icon={<Hourglass />}>
        Changes wait for an admin
      </Badge>
    )
  return status === 'published' ? (
    <Badge tone="herb" icon={<Globe />}>
      Published
    </Badge>
  ) : (
    <Badge icon={<PencilLine />}>Draft</Badge>
  )
}

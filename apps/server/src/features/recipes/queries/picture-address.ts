import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { myRecipes, type RecipePicture } from '@larder/contract/my-recipes'
import { type DrawnPicture, recipes } from '@larder/contract/recipes'

interface PicturedDish {
  readonly id: number
  readonly picture?: RecipePicture | null | undefined
  readonly drawn?: DrawnPicture | null | undefined
}

/** The path of a dish's picture outside the app: the photo, else the drawn picture; undefined without either. */
export function toPictureAddress(
  { id, picture, drawn }: PicturedDish,
  size: 'share' | 'calendar',
): string | undefined {
  const isShared = size === 'share'
  if (picture) {
    const address = {
      params: { id, picture: picture.id },
      query: { size: isShared ? 'share' : 'card' },
    } as const
    return buildEndpointUrl(myRecipes.picture, address)
  }
  if (!drawn) return undefined
  const address = { params: { digest: drawn.digest }, query: { size: isShared ? 'share' : '640' } } as const
  return buildEndpointUrl(recipes.drawnPicture, address)
}

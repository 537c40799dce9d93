import { useObjectUrl } from '../../../ui/use-object-url'
import { useStoredPicture } from '../use-stored-picture'

/** Thumbnail of a stored picture. Its space is reserved while it loads. */
export function StoredPictureThumbnail({ id }: { readonly id: string }) {
  const address = useObjectUrl(useStoredPicture(id))
  return (
    <span className="size-16 shrink-0 overflow-hidden rounded-inner bg-shade">
      {address && <img src={address} alt="Kept with this scan" className="size-full object-cover" />}
    </span>
  )
}

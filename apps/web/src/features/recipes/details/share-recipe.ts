import { shareLink } from '../../../ui/share-link'

/** Shares the link with the device's share sheet, or copies it. */
export async function shareRecipe(title: string, url: string): Promise<void> {
  await shareLink(title, url)
}
